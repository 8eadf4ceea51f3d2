import { once } from '../kinds/memoize.ts';
import { languages, type Language } from '../languages.ts';

const months = once(
  (language: Language, month: 'long' | 'short') =>
    new Intl.DateTimeFormat(languages[language].tag, {
      month,
      timeZone: 'UTC',
      ...(month === 'long' && { year: 'numeric' }),
    }),
);

const firstOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** `2026-03` -> `março de 2026`. */
export const monthText = (month: string, language: Language): string => months(language, 'long').format(firstOf(month));

/** The short form: `mar. 26`. */
export const shortMonthText = (month: string, language: Language): string =>
  `${months(language, 'short').format(firstOf(month))} ${month.slice(2, 4)}`;
