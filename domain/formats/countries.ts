import { languages, type Language } from './languages.ts';
import { once } from './once.ts';

const countryNames = once(
  (language: Language) => new Intl.DisplayNames(languages[language].tag, { type: 'region', fallback: 'code' }),
);

/** A country's name in the language, from its two letters. */
export function countryName(code: string, language: Language): string {
  return /^[a-z]{2}$/i.test(code) ? (countryNames(language).of(code.toUpperCase()) ?? code) : code;
}
