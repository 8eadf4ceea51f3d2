import { languages, type Language } from '../../../domain/formats/languages.ts';

const names = new Map<Language, Intl.DisplayNames>();

/** What the language calls a currency; the code itself where it has no word. */
export function currencyName(code: string, language: Language): string {
  const known = names.get(language) ?? new Intl.DisplayNames(languages[language].tag, { type: 'currency' });
  names.set(language, known);
  return known.of(code) ?? code;
}
