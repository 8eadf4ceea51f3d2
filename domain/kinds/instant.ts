import { instantAt, localTime } from '../dates/zone.ts';
import type { Language } from '../languages.ts';
import { defineCodec } from './codec.ts';
import { formatDate, readDate } from './date.ts';

const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An instant (ISO 8601) as date and `HH:mm` on the reader's clock, or on the one of `timeZone`. */
export function formatInstant(instant: string, language: Language, timeZone = readersZone()): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  const local = localTime(moment, timeZone);
  return `${formatDate(local, language)} ${local.slice(11, 16)}`;
}

/** A masked date with `HH:mm` on that clock, as an ISO instant; `undefined` when it does not fill the mask. */
export function readInstant(text: string, language: Language, timeZone = readersZone()): string | undefined {
  const [, day = '', time] = text.trim().match(/^(\S+) ((?:[01]\d|2[0-3]):[0-5]\d)$/) ?? [];
  const date = readDate(day, language);
  return date && instantAt(`${date}T${time}`, timeZone).toISOString();
}

/** A moment, ISO 8601 in UTC on the wire, shown to the minute. */
export const instant = defineCodec({
  is: (value): value is string =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)),
  cell: 'instant',
  toText: (value, { language, timeZone }) => formatInstant(value, language, timeZone),
  parseText: (text, { language, timeZone }) => readInstant(text, language, timeZone),
  issue: 'validation.format.date-time',
});
