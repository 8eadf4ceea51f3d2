import { instantAt, localTime } from '../dates/zone.ts';
import type { Language } from '../languages.ts';
import { defineCodec } from './codec.ts';
import { formatDate, formatDay, readDate } from './date.ts';

const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats an instant (ISO 8601) as date and `HH:mm` in the reader's zone or in `timeZone`. */
export function formatInstant(instant: string, language: Language, timeZone = readersZone()): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  const local = localTime(moment, timeZone);
  return `${formatDate(local, language)} ${local.slice(11, 16)}`;
}

/** An instant as lists show it, `9 Mar 15:30`: with the year only if it is not this one. */
export function formatMoment(instant: string, language: Language, timeZone: string | undefined, today: string): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  const local = localTime(moment, timeZone ?? readersZone());
  return `${formatDay(local, language, today)} ${local.slice(11, 16)}`;
}

/** Parses a masked date with `HH:mm` to an ISO instant; `undefined` if incomplete. */
export function readInstant(text: string, language: Language, timeZone = readersZone()): string | undefined {
  const [, day = '', time] = text.trim().match(/^(\S+) ((?:[01]\d|2[0-3]):[0-5]\d)$/) ?? [];
  const date = readDate(day, language);
  return date && instantAt(`${date}T${time}`, timeZone).toISOString();
}

/** An instant, ISO 8601 in UTC on the wire, shown to the minute. */
export const instant = defineCodec({
  is: (value): value is string =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)),
  cell: 'instant',
  toText: (value, { language, timeZone }) => formatInstant(value, language, timeZone),
  parseText: (text, { language, timeZone }) => readInstant(text, language, timeZone),
  issue: 'validation.format.date-time',
});
