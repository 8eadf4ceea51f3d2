import { addDays, addMonthsClamped, daysBetween, daysInMonth, partsOfDate } from '../../../domain/dates/date.ts';
import { mondayOf } from '../../../domain/dates/week.ts';

/** The date itself where it is a working day, else the next Monday. */
export function workday(date: string): string {
  const monday = mondayOf(date);
  return daysBetween(monday, date) < 5 ? date : addDays(monday, 7);
}

/** A day of the month so many months before that of a date, or the last day it has. */
export function dayMonthsAgo(date: string, months: number, day: number): string {
  const first = addMonthsClamped(`${date.slice(0, 8)}01`, -months);
  const { year, month } = partsOfDate(first);
  return addDays(first, Math.min(day, daysInMonth(year, month)) - 1);
}

/** The months from year 0 to that of a date. */
export function monthIndex(date: string): number {
  const { year, month } = partsOfDate(date);
  return year * 12 + month - 1;
}

/** The n-th of a list that starts again when it ends. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The demo has an empty list');
  return found;
}
