import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/pt-br';
import relative from 'dayjs/plugin/relativeTime.js';
import type { Language } from '../../domain/languages.ts';

dayjs.extend(relative);

/** What dayjs calls our languages. */
const locales: Readonly<Record<Language, string>> = { pt: 'pt-br', en: 'en', es: 'es' };

/** How long ago an instant was, or how long it takes to it, in words: `3 days ago`, `in 2 hours`. */
export const relativeTime = (instant: string, now: Date, language: Language): string =>
  dayjs(instant).locale(locales[language]).from(now);
