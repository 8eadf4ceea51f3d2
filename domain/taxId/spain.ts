import type { TaxIdKind } from './taxId.ts';

/** The control letter of persons: the number modulo 23 (Orden INT/2058/2008). */
const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const hasControlLetter = (digits: string, letter: string): boolean => letters.charAt(Number(digits) % 23) === letter;

/** The NIF of Spanish citizens: 8 digits and the control letter. */
export const dni: TaxIdKind = {
  kind: 'NIF',
  example: '12345678Z',
  pattern: /^\d{8}[A-Z]$/,
  check: (text) => hasControlLetter(text.slice(0, 8), text.slice(8)),
  format: (text) => text,
};

/** Foreigners (X, Y, Z, counted as 0, 1, 2) and persons without DNI (K, L, M, left out). */
export const nie: TaxIdKind = {
  kind: 'NIE',
  example: 'X1234567L',
  pattern: /^[XYZKLM]\d{7}[A-Z]$/,
  check: (text) => {
    const leading = 'XYZ'.indexOf(text.charAt(0));
    return hasControlLetter(`${Math.max(0, leading)}${text.slice(1, 8)}`, text.slice(8));
  },
  format: (text) => text,
};

const cifLetters = 'JABCDEFGHI';

/** Entities that always end in a letter, and those that always end in a digit; others may have either. */
const endsInLetter = /^[NPQRSW]/;
const endsInDigit = /^[ABEH]/;

/** The NIF of organizations (once CIF): a letter, 7 digits, and a control character, by Luhn's doubling. */
export const cif: TaxIdKind = {
  kind: 'CIF',
  example: 'A58818501',
  pattern: /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/,
  check: (text) => {
    const control = (10 - (luhnSum(text.slice(1, 8)) % 10)) % 10;
    const asLetter = text.charAt(8) === cifLetters.charAt(control) && !endsInDigit.test(text);
    const asDigit = text.charAt(8) === String(control) && !endsInLetter.test(text);
    return asLetter || asDigit;
  },
  format: (text) => text,
};

/** Digits in odd positions are doubled and their digits added; the others are added unchanged. */
function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, k) => {
    const value = k % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
