import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { defineCodec } from './codec.ts';
import { isText } from './text.ts';

export type PhoneCountry = CountryCode;

/** Where a number is from that names no country (specification §3: phone input). */
export const homeCountry: PhoneCountry = 'BR';

/** What ISO 3166-1 knows as parts of Saint Helena. */
const partsOfOthers: readonly PhoneCountry[] = ['AC', 'TA'];

/** The countries that have telephone numbers, by their two letters. */
export const phoneCountries = (): PhoneCountry[] =>
  getCountries().filter((country) => !partsOfOthers.includes(country));

/** What numbers of a country begin with: `+55`. */
export const callingCodeOf = (country: PhoneCountry): string => `+${getCountryCallingCode(country)}`;

/** What somebody typed or pasted as E.164, `11 91234-5678` -> `+5511912345678`; `undefined` for what no telephone has. */
export function readPhone(text: string, country: PhoneCountry = homeCountry): string | undefined {
  const phone = parsePhoneNumberFromString(text, country);
  return phone?.isValid() ? phone.number : undefined;
}

/** The country of a number in E.164, of several that share its code the first; `undefined` for what is no number. */
export function countryOfPhone(text: string): PhoneCountry | undefined {
  const phone = parsePhoneNumberFromString(text);
  return phone?.isValid() ? (phone.country ?? phone.getPossibleCountries()[0]) : undefined;
}

/** The same subscriber's number in another country: what is no number there is refused, not guessed. */
export function inCountry(text: string, country: PhoneCountry): string {
  const national = parsePhoneNumberFromString(text, homeCountry)?.nationalNumber ?? text.replaceAll(/\D/g, '');
  return readPhone(national, country) ?? `${callingCodeOf(country)}${national}`;
}

/** A number in the groups of its country, `+55 11 91234 5678`. What is none comes back as it is. */
export function formatPhone(text: string): string {
  const phone = parsePhoneNumberFromString(text, homeCountry);
  return phone?.isValid() ? phone.formatInternational() : text;
}

/** A telephone number, E.164 on the wire. */
export const phone = defineCodec({
  is: isText,
  toText: formatPhone,
  parseText: (text) => readPhone(text),
  issue: 'validation.format.phone',
});
