import { isDate } from '../dates/date.ts';
import { languages, type Language } from '../languages.ts';
import { defineCodec } from './codec.ts';
import { once } from './memoize.ts';

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

const shortMonths = once(
  (language: Language) => new Intl.DateTimeFormat(languages[language].tag, { month: 'short', timeZone: 'UTC' }),
);

/** A day as lists show it, `9 Mar`: with the year only if it is not this one. Returns an invalid date unchanged. */
export function formatDay(date: string, language: Language, today: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  if (!year) return date;
  const name = shortMonths(language)
    .format(Date.UTC(2000, Number(month) - 1))
    .replace('.', '');
  const dayMonth = `${Number(day)} ${name}`;
  return year === today.slice(0, 4) ? dayMonth : `${dayMonth} ${year}`;
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
