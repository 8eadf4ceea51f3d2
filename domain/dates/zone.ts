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
 * The instant at which clock and calendar show that local time (a date, or what `localTime` writes, seconds or not) in a
 * time zone. Where the clock is put back and shows it twice, the later; where it is put forward over it, the instant of
 * the change. Throws a RangeError for a date that does not exist and an unknown zone.
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

/** No clock was ever farther from UTC: within this on both sides lies whatever instant a local time means. */
const widest = 16 * 3_600_000;

/** How far the zone's clock is ahead of UTC, in milliseconds, at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${localTime(new Date(instant), timeZone)}Z`) - Math.floor(instant / 1000) * 1000;
}

/** The instant, to the second, at which the zone's clock is put to what it shows at `to`. */
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
