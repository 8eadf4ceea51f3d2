import { partsOfDate } from './date.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is expensive, and few zones are in use. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Returns the local time at an instant, `YYYY-MM-DDTHH:mm:ss`. Throws a RangeError for an unknown zone. */
export function localTime(instant: Date, timeZone: string): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = value;
  const { year = '', month, day, hour, minute, second } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`;
}

/**
 * Returns the instant of a local time (a date, or the format of `localTime`, seconds optional) in a time zone. A
 * repeated local time means the later instant; a skipped one means the instant of the change. Throws a RangeError for a
 * nonexistent date or an unknown zone.
 */
export function instantAt(local: string, timeZone: string): Date {
  const date = local.slice(0, 10);
  partsOfDate(date);
  const wall = Date.parse(`${date}T${local.slice(11) || '00:00'}Z`);
  const [from, to] = [wall - widest, wall + widest];
  const [before, after] = [offsetAt(from, timeZone), offsetAt(to, timeZone)];
  if (before === after) return new Date(wall - after);
  const change = changeBetween(from, to, timeZone);
  if (wall - after >= change) return new Date(wall - after);
  return new Date(Math.min(wall - before, change));
}

/** No zone has ever been farther from UTC, so this range contains the instant. */
const widest = 16 * 3_600_000;

/** Returns the zone's offset from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${localTime(new Date(instant), timeZone)}Z`) - Math.floor(instant / 1000) * 1000;
}

/** Returns the instant, to the second, of the change to the offset in effect at `to`. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const after = offsetAt(to, timeZone);
  let [still, already] = [Math.floor(from / 1000), Math.ceil(to / 1000)];
  while (already - still > 1) {
    const middle = Math.floor((still + already) / 2);
    if (offsetAt(middle * 1000, timeZone) === after) already = middle;
    else still = middle;
  }
  return already * 1000;
}
