import { languages, type Language } from '../languages.ts';
import { once } from './once.ts';
import { defineCodec } from './codec.ts';

export const isCurrencyCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value);

const names = once((language: Language) => new Intl.DisplayNames(languages[language].tag, { type: 'currency' }));

/** What the language calls a currency; the code itself where it has no word. */
export const currencyName = (code: string, language: Language): string => names(language).of(code) ?? code;

/** A currency by its ISO 4217 code. */
export const currency = defineCodec({
  is: isCurrencyCode,
  toText: (value) => value,
  parseText: (text) => [text.trim().toUpperCase()].find(isCurrencyCode),
  issue: 'validation.unknownReference',
});
