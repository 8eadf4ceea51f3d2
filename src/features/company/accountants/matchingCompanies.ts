import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the companies whose name, tax id or short name contains a text, ignoring case and accents. */
export function matching(companies: readonly OverviewCompany[], search: string): OverviewCompany[] {
  const term = plain(search);
  return companies.filter(({ name, nif = '', tenant }) => plain(`${name} ${nif} ${tenant}`).includes(term));
}
