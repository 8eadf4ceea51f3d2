import type { Translate } from '../kinds/codec.ts';
import { agesOf } from './groups.ts';

/** Returns the text of an age: `1-30` -> `1 a 30 dias`. */
export function ageText(ages: readonly number[], value: string, translate: Translate): string {
  const { from, to } = agesOf(ages).find((age) => age.value === value) ?? {};
  if (from === undefined) return translate('report.ages.current');
  return to === undefined
    ? translate('report.ages.over', { days: from - 1 })
    : translate('report.ages.between', { from, to });
}
