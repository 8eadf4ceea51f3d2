import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/pt-br';
import relative from 'dayjs/plugin/relativeTime.js';
import type { Language } from '../../domain/languages.ts';

dayjs.extend(relative);

/** dayjs's names of our languages. */
const locales: Readonly<Record<Language, string>> = { pt: 'pt-br', en: 'en', es: 'es' };

/** Formats the distance to an instant: `3 days ago`, `in 2 hours`. */
export const relativeTime = (instant: string, now: Date, language: Language): string =>
  dayjs(instant).locale(locales[language]).from(now);
