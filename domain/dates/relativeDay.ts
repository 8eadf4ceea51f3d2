import { languages, type Language } from '../languages.ts';

const day = 86_400_000;

/** How many days a date lies ahead of another; negative where it is past. */
export const daysUntil = (date: string, today: string): number =>
  Math.round((Date.parse(date) - Date.parse(today)) / day);

/** A number of days from today in words: `in 5 days`, `tomorrow`, `3 days ago`. */
export const relativeDay = (days: number, language: Language): string =>
  new Intl.RelativeTimeFormat(languages[language].tag, { numeric: 'auto' }).format(days, 'day');
