import { localTime } from './zone.ts';

/** Caches the last result per zone: a list formats each row within one second. */
const latest = new Map<string, { readonly second: number; readonly date: string }>();

/** Returns the date at an instant in a time zone (IANA name). Throws a RangeError for an unknown zone. */
export function today(now: Date, timeZone: string): string {
  const second = Math.floor(now.getTime() / 1000);
  const known = latest.get(timeZone);
  if (known?.second === second) return known.date;
  const date = localTime(now, timeZone).slice(0, 10);
  latest.set(timeZone, { second, date });
  return date;
}
