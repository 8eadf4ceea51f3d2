import type { Dimension } from '../../schemas/report.ts';
import type { TextContext } from '../kinds/codec.ts';
import { codecFor } from '../kinds/registry.ts';
import { languages, type Language } from '../languages.ts';
import { once } from '../kinds/once.ts';
import { agesOf, type GroupValue } from './groups.ts';

const months = once(
  (language: Language) =>
    new Intl.DateTimeFormat(languages[language].tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** `2026-03` -> `março de 2026`. */
export const monthText = (month: string, language: Language): string =>
  months(language).format(new Date(`${month}-01T00:00:00Z`));

/** What a group is called; what a reference is called the caller knows, who has read it: `name`. */
export function groupText(dimension: Dimension, value: GroupValue, context: TextContext, name?: string): string {
  const { translate, language, property } = context;
  if (value === null) return translate('report.none');
  if ('ages' in dimension) return ageText(dimension.ages, String(value), translate);
  if ('by' in dimension) return monthText(String(value), language);
  return name ?? codecFor(property).toText(value, context);
}

function ageText(ages: readonly number[], value: string, translate: TextContext['translate']): string {
  const { from, to } = agesOf(ages).find((age) => age.value === value) ?? {};
  if (from === undefined) return translate('report.ages.current');
  return to === undefined
    ? translate('report.ages.over', { days: from - 1 })
    : translate('report.ages.between', { from, to });
}
