import { readPhone } from '../kinds/phone.ts';
import { checkTaxId } from '../taxId/checkTaxId.ts';
import { isEmail } from '../validation/email.ts';

/** A random key (EVP) is a UUID. */
const random = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** A tax id as it is commonly written: digits and letters in the groups of a CPF or CNPJ. */
const grouped = /^[\dA-Z]{2,3}\.?[\dA-Z]{3}\.?[\dA-Z]{3}[/-]?[\dA-Z]{2,4}-?\d{0,2}$/i;

/** The longest e-mail key of the directory. */
const longestEmail = 77;

/**
 * Returns a PIX key as the directory of the Banco Central stores it (DICT): an e-mail in lower case, a phone number of
 * Brazil as E.164 with its `+`, a CPF or CNPJ without punctuation, or a random key. Other text is trimmed.
 */
export function normalPixKey(text: string): string {
  const key = text.trim();
  if (key.includes('@') || random.test(key.toLowerCase())) return key.toLowerCase();
  if (key.startsWith('+')) return readPhone(key) ?? key;
  const { valid, normalized } = checkTaxId('BR', key);
  return valid && grouped.test(key) ? normalized : key;
}

/** Returns whether a normalized text has one of the five forms of a PIX key. */
export function isPixKey(key: string): boolean {
  if (key.includes('@')) return key.length <= longestEmail && isEmail(key);
  if (key.startsWith('+')) return key.startsWith('+55') && readPhone(key) === key;
  return random.test(key) || (/^[\dA-Z]+$/.test(key) && checkTaxId('BR', key).valid);
}
