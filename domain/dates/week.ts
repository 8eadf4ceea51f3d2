import { addDays, daysBetween } from './date.ts';

const aMonday = '2001-01-01';

/** The Monday of the week that a date is in. Throws a RangeError for what is no date. */
export function mondayOf(date: string): string {
  const days = daysBetween(aMonday, date) % 7;
  return addDays(date, -((days + 7) % 7));
}
