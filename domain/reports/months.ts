import { addMonthsClamped } from '../dates/date.ts';
import type { Period } from '../dates/period.ts';

/** The months that a period touches, as `2026-03`, the first one first. */
export function monthsIn({ from, to }: Period): string[] {
  const months: string[] = [];
  const first = `${from.slice(0, 7)}-01`;
  for (let month = first; month <= to; month = addMonthsClamped(first, months.length)) months.push(month.slice(0, 7));
  return months;
}
