import { languages, type Language } from '../languages.ts';
import { once } from './memoize.ts';
import { defineCodec } from './codec.ts';
import { sameWord } from './words.ts';

export const isCurrencyCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value);

const names = once((language: Language) => new Intl.DisplayNames(languages[language].tag, { type: 'currency' }));

/** Returns a currency's name in the language, or its code. */
export const currencyName = (code: string, language: Language): string =>
  isCurrencyCode(code) ? (names(language).of(code) ?? code) : code;

const called = (name: string, language: Language): string | undefined =>
  Intl.supportedValuesOf('currency').find((code) => sameWord(currencyName(code, language), name));

/** A currency by ISO 4217 code; parses its name in the language too. */
export const currency = defineCodec({
  is: isCurrencyCode,
  toText: (value) => value,
  parseText: (text, { language }) => [text.trim().toUpperCase()].find(isCurrencyCode) ?? called(text, language),
  issue: 'validation.unknownReference',
});
