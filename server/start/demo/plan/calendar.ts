import { addDays, addMonthsClamped, daysBetween, daysInMonth, partsOfDate } from '../../../../domain/dates/date.ts';
import { mondayOf } from '../../../../domain/dates/week.ts';

/** Returns the date if it is a working day, else the next Monday. */
export function workday(date: string): string {
  const monday = mondayOf(date);
  return daysBetween(monday, date) < 5 ? date : addDays(monday, 7);
}

/** Returns a day of the month some months earlier, clamped to the month's end. */
export function dayMonthsAgo(date: string, months: number, day: number): string {
  const first = addMonthsClamped(`${date.slice(0, 8)}01`, -months);
  const { year, month } = partsOfDate(first);
  return addDays(first, Math.min(day, daysInMonth(year, month)) - 1);
}

/** Returns the number of months since year 0. */
export function monthIndex(date: string): number {
  const { year, month } = partsOfDate(date);
  return year * 12 + month - 1;
}

/** Returns the n-th element of a list, cyclically. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The demo has an empty list');
  return found;
}
