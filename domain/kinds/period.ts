import { isDate } from '../dates/date.ts';
import type { Language } from '../languages.ts';
import { isObject } from '../schema/isObject.ts';
import { defineCodec } from './codec.ts';
import { formatDate, readDate } from './date.ts';

/** Days from one to another, both included; either may be open. */
export interface Period {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const isDay = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';

export const isPeriod = (value: unknown): value is Period =>
  isObject(value) &&
  isDay(value['from']) &&
  isDay(value['until']) &&
  (Boolean(value['from']) || Boolean(value['until']));

/** `01/03/2026 – 31/03/2026`; an open side has no date: `01/03/2026 –`. */
export const periodText = ({ from, until }: Period, language: Language): string =>
  [from, '–', until].flatMap((part) => (part ? [part === '–' ? part : formatDate(part, language)] : [])).join(' ');

/** Reads two days with a dash between them, in the mask of one of the languages or as `YYYY-MM-DD`. */
export function readPeriod(text: string, languages: readonly Language[]): Period | undefined {
  const read = (day: string) =>
    isDate(day) ? day : languages.map((language) => readDate(day, language)).find((date) => date !== undefined);
  const [from = '', until = '', ...more] = text.split(/–|(?:^|\s)-(?:\s|$)/).map((part) => part.trim());
  const [first, last] = [read(from), read(until)];
  if (more.length > 0 || (from !== '' && !first) || (until !== '' && !last)) return undefined;
  return first || last ? { ...(first && { from: first }), ...(last && { until: last }) } : undefined;
}

/** A period; its days are read as a date is, in the mask or as `YYYY-MM-DD`. */
export const period = defineCodec({
  is: isPeriod,
  toText: (value, { language }) => periodText(value, language),
  parseText: (text, { language }) => readPeriod(text, [language]),
  issue: 'validation.period',
});
