import { addDays, daysBetween } from './date.ts';

const aMonday = '2001-01-01';

/** Returns the Monday of the date's week. Throws a RangeError for an invalid date. */
export function mondayOf(date: string): string {
  const days = daysBetween(aMonday, date) % 7;
  return addDays(date, -((days + 7) % 7));
}
