import { languages, type Language } from '../languages.ts';

/** Formats a number of days relative to today: `in 5 days`, `tomorrow`, `3 days ago`. */
export const relativeDay = (days: number, language: Language): string =>
  new Intl.RelativeTimeFormat(languages[language].tag, { numeric: 'auto' }).format(days, 'day');
