import { defineCodec } from './codec.ts';
import { isText } from './text.ts';

const defaultCountryCode = '55';

/** `11912345678` -> `+5511912345678`: digits alone are a Brazilian number, a leading plus says the country. */
export function normalizePhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') return '';
  if (text.trim().startsWith('+')) return `+${digits}`;
  return `+${digits.length > 11 ? '' : defaultCountryCode}${digits}`;
}

/** Brazilian numbers in their groups, others as country code and number run together. */
export function formatPhone(text: string): string {
  const phone = normalizePhone(text);
  return phone.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '+55 $1 $2-$3');
}

/** A telephone number; Brazilian unless it names its country. */
export const phone = defineCodec({
  is: isText,
  toText: formatPhone,
  parseText: (text) => formatPhone(text) || undefined,
  issue: 'validation.invalid',
});
