import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';

/** Returns the locale key of why a company has no figures; undefined if it has. */
export function wordsWithoutFigures(company: OverviewCompany): string | undefined {
  const { access, access_state: state = 'withdrawn', is_unavailable: isUnavailable, figures } = company;
  if (!access) return `resources.companies.values.access_state.${state}`;
  if (isUnavailable) return 'accountants.unavailable';
  return figures ? undefined : 'accountants.notListed';
}
