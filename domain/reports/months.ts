import { addMonthsClamped } from '../dates/date.ts';
import type { Period } from '../dates/period.ts';

/** Returns the months of a period, as `2026-03`, in order. */
export function monthsIn({ from, to }: Period): string[] {
  const months: string[] = [];
  const first = `${from.slice(0, 7)}-01`;
  for (let month = first; month <= to; month = addMonthsClamped(first, months.length)) months.push(month.slice(0, 7));
  return months;
}
