import { languages, type Language } from '../languages.ts';
import { once } from './memoize.ts';
import { isObject } from '../schema/isObject.ts';
import { defineCodec } from './codec.ts';

/** A country in a record: the numeric id of ISO 3166-1 and its two letters. */
export interface Country {
  readonly id: number;
  readonly identifier?: string;
  readonly name?: string;
}

export const isCountry = (value: unknown): value is Country => isObject(value) && typeof value.id === 'number';

/** Returns the id of a country, from a reference or a bare id. */
export const countryIdOf = (value: unknown): number | undefined =>
  isCountry(value) ? value.id : typeof value === 'number' ? value : undefined;

const names = once(
  (language: Language) => new Intl.DisplayNames(languages[language].tag, { type: 'region', fallback: 'code' }),
);

/** Returns a country's name in the language, from its two letters. */
export function countryName(code: string, language: Language): string {
  return /^[a-z]{2}$/i.test(code) ? (names(language).of(code.toUpperCase()) ?? code) : code;
}

/** Returns a country's name in the language, or the record's own name if Intl has none. */
export const nameOfCountry = ({ identifier, name, id }: Country, language: Language): string =>
  identifier ? countryName(identifier, language) : (name ?? String(id));

/** A country, by its name in the language. */
export const country = defineCodec({
  is: isCountry,
  toText: (value, { language }) => nameOfCountry(value, language),
  parseText: (text, { find }) => {
    const found = find?.('countries', text.trim());
    return isCountry(found) ? found : undefined;
  },
  issue: 'validation.unknownReference',
});
