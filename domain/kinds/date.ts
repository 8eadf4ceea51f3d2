import { isDate } from '../dates/date.ts';
import type { Language } from '../languages.ts';
import { defineCodec } from './codec.ts';

/** The masks of specification §5; the letters are translated in the locale files. */
export const dateMasks = { pt: 'dd/MM/yyyy', es: 'dd/MM/yyyy', en: 'yyyy/MM/dd' } as const satisfies Record<
  Language,
  string
>;

/** `2026-03-09` -> `09/03/2026`; English writes `2026/03/09`. Returns an invalid date unchanged. */
export function formatDate(date: string, language: Language): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  if (!parts) return date;
  const [, year, month, day] = parts;
  return language === 'en' ? `${year}/${month}/${day}` : `${day}/${month}/${year}`;
}

/** The same without the year: `09/03`, `03/09` in English. */
export function formatDayMonth(date: string, language: Language): string {
  const [, , month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  if (!month) return date;
  return language === 'en' ? `${month}/${day}` : `${day}/${month}`;
}

/** Parses a masked date to `YYYY-MM-DD`; `undefined` if incomplete or nonexistent. */
export function readDate(text: string, language: Language): string | undefined {
  const [first = '', month = '', last = '', ...more] = text.trim().split('/');
  const date = language === 'en' ? `${first}-${month}-${last}` : `${last}-${month}-${first}`;
  return more.length === 0 && isDate(date) ? date : undefined;
}

/** A day, always as `YYYY-MM-DD`. */
export const date = defineCodec({
  is: (value): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  cell: 'date',
  toText: (value, { language }) => formatDate(value, language),
  parseText: (text, { language }) => readDate(text, language) ?? [text.trim()].find(isDate),
  issue: 'validation.format.date',
});
