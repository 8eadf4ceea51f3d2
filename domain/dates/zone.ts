import { partsOfDate } from './date.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs far more than using it, and the same few zones are asked for again and again. */
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

/** What clock and calendar show at an instant in a time zone: `YYYY-MM-DDTHH:mm:ss`. RangeError for an unknown zone. */
export function localTime(instant: Date, timeZone: string): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = value;
  const { year = '', month, day, hour, minute, second } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`;
}

/**
 * The instant at which clock and calendar show that date and time of day in a time zone. Where the clock is put back and
 * shows it twice, the later; where it is put forward over it, the instant of the change: as PostgreSQL's
 * `timestamp at time zone` answers.
 */
export function instantAt(date: string, hour: number, timeZone: string, minute = 0): Date {
  const { year, month, day } = partsOfDate(date);
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const after = wall - offsetAt(wall + dayLength, timeZone);
  if (after + offsetAt(after, timeZone) === wall) return new Date(after);
  return new Date(wall - offsetAt(wall - dayLength, timeZone));
}

const dayLength = 86_400_000;

/** How far the zone's clock is ahead of UTC, in milliseconds, at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${localTime(new Date(instant), timeZone)}Z`) - Math.floor(instant / 1000) * 1000;
}
