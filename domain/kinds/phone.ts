import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { defineCodec } from './codec.ts';
import { isText } from './text.ts';

/** Where a number is from that names no country (specification §3: phone input). */
const home = 'BR';

const parsed = (text: string) => parsePhoneNumberFromString(text, home);

/** What somebody typed or pasted as E.164, `11 91234-5678` -> `+5511912345678`; `undefined` for what no telephone has. */
export function readPhone(text: string): string | undefined {
  const phone = parsed(text);
  return phone?.isValid() ? phone.number : undefined;
}

/** A number in the groups of its country, `+55 11 91234 5678`. What is none comes back as it is. */
export function formatPhone(text: string): string {
  const phone = parsed(text);
  return phone?.isValid() ? phone.formatInternational() : text;
}

/** A telephone number, E.164 on the wire. */
export const phone = defineCodec({
  is: isText,
  toText: formatPhone,
  parseText: readPhone,
  issue: 'validation.format.phone',
});
