import { addMonthsClamped } from '../../../../domain/dates/date.ts';

const offered = 36;

/** Returns the months of the last three years, the current one first, with the chosen one. */
export function monthsBefore(today: string, chosen: string): string[] {
  const first = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: offered }, (_, back) => addMonthsClamped(first, -back).slice(0, 7));
  return months.includes(chosen) ? months : [...months, chosen].toSorted().toReversed();
}
