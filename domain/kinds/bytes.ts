import { languages, type Language } from '../languages.ts';
import { once } from './memoize.ts';

const format = once(
  (language: Language, unit: 'kilobyte' | 'megabyte') =>
    new Intl.NumberFormat(languages[language].tag, { style: 'unit', unit, maximumFractionDigits: 1 }),
);

/** Formats the size of a file: `3,9 MB`, `12 kB`; kilobytes are rounded up. */
export function formatBytes(bytes: number, language: Language): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1000) return format(language, 'kilobyte').format(kilobytes);
  return format(language, 'megabyte').format(bytes / 1024 ** 2);
}
