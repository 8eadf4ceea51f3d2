import { localTime } from './zone.ts';

/** The date of the calendar at an instant in a time zone (IANA name). Throws a RangeError for an unknown zone. */
export function today(now: Date, timeZone: string): string {
  return localTime(now, timeZone).slice(0, 10);
}
