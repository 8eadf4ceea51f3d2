import { fullFormats } from 'ajv-formats/dist/formats.js';

const pattern = fullFormats['email'];

/** Whether a text is one e-mail address: the very rule of `format: email` in our schemas. */
export function isEmail(text: string): boolean {
  return pattern instanceof RegExp && pattern.test(text);
}

/** The addresses of a list joined by semicolons (specification §3), without the empty ones. */
export function emailsOf(list: string): string[] {
  return list
    .split(';')
    .map((address) => address.trim())
    .filter((address) => address !== '');
}
