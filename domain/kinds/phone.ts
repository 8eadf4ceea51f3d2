import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { defineCodec } from './codec.ts';
import { isText } from './text.ts';

export type PhoneCountry = CountryCode;

/** The country of a number without a country code (specification §3: phone input). */
export const homeCountry: PhoneCountry = 'BR';

/** ISO 3166-1 counts these as parts of Saint Helena. */
const partsOfOthers: readonly PhoneCountry[] = ['AC', 'TA'];

/** Returns the countries that have phone numbers, as two letters. */
export const phoneCountries = (): PhoneCountry[] =>
  getCountries().filter((country) => !partsOfOthers.includes(country));

/** Returns the calling code of a country: `+55`. */
export const callingCodeOf = (country: PhoneCountry): string => `+${getCountryCallingCode(country)}`;

/** Parses a typed or pasted number to E.164, `11 91234-5678` -> `+5511912345678`; `undefined` if invalid. */
export function readPhone(text: string, country: PhoneCountry = homeCountry): string | undefined {
  const phone = parsePhoneNumberFromString(text, country);
  return phone?.isValid() ? phone.number : undefined;
}

/** Returns the country of an E.164 number, the first of those that share its code; `undefined` if invalid. */
export function countryOfPhone(text: string): PhoneCountry | undefined {
  const phone = parsePhoneNumberFromString(text);
  return phone?.isValid() ? (phone.country ?? phone.getPossibleCountries()[0]) : undefined;
}

/** Converts a number to another country; an invalid result is refused. */
export function inCountry(text: string, country: PhoneCountry): string {
  const national = parsePhoneNumberFromString(text, homeCountry)?.nationalNumber ?? text.replaceAll(/\D/g, '');
  return readPhone(national, country) ?? `${callingCodeOf(country)}${national}`;
}

/** Formats a number in the groups of its country, `+55 11 91234 5678`. Returns other text unchanged. */
export function formatPhone(text: string): string {
  const phone = parsePhoneNumberFromString(text, homeCountry);
  return phone?.isValid() ? phone.formatInternational() : text;
}

/** A phone number, E.164 on the wire. */
export const phone = defineCodec({
  is: isText,
  toText: formatPhone,
  parseText: (text) => readPhone(text),
  issue: 'validation.format.phone',
});
