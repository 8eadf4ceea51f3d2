import { once } from '../kinds/memoize.ts';
import { languages, type Language } from '../languages.ts';

const days = once(
  (language: Language, month: 'long' | 'short') =>
    new Intl.DateTimeFormat(languages[language].tag, { day: 'numeric', month, timeZone: 'UTC' }),
);

const daysOfYears = once(
  (language: Language) =>
    new Intl.DateTimeFormat(languages[language].tag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

const months = once(
  (language: Language) => new Intl.DateTimeFormat(languages[language].tag, { month: 'long', timeZone: 'UTC' }),
);

const weekdays = once(
  (language: Language, timeZone: string) =>
    new Intl.DateTimeFormat(languages[language].tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
);

/** A day of this year: `2026-10-28` -> `October 28`. */
export const dayText = (date: string, language: Language): string => days(language, 'long').format(new Date(date));

/** A day in a sentence: with the year only if it is not this one. */
export const dayInText = (date: string, language: Language, today: string): string =>
  date.slice(0, 4) === today.slice(0, 4) ? dayText(date, language) : daysOfYears(language).format(new Date(date));

/** The short form: `Oct 28`. */
export const shortDayText = (date: string, language: Language): string =>
  days(language, 'short').format(new Date(date));

/** Names the month of a day: `October`. */
export const monthName = (date: string, language: Language): string => months(language).format(new Date(date));

/** The day of an instant with its weekday: `Saturday, November 28`. */
export const weekdayText = (now: Date, language: Language, timeZone: string): string =>
  weekdays(language, timeZone).format(now);
