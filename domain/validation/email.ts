import { fullFormats } from 'ajv-formats/dist/formats.js';

const pattern = fullFormats['email'];

/** Returns whether a text is one e-mail address, as `format: email` does. */
export function isEmail(text: string): boolean {
  return pattern instanceof RegExp && pattern.test(text);
}

/** Splits a list of addresses joined by semicolons (specification §3), without empty ones. */
export function emailsOf(list: string): string[] {
  return list
    .split(';')
    .map((address) => address.trim())
    .filter((address) => address !== '');
}
