import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import type { FieldType } from '../../schemas/parts/definedFields.ts';
import { isPixKey, normalPixKey } from './pixKey.ts';

/** A field type whose values are codes of the payment trade. */
export type CodeType = Extract<FieldType, 'iban' | 'bic' | 'ach' | 'pix'>;

interface Code {
  /** Returns whether a normalized text is a valid code. */
  readonly is: (text: string) => boolean;
  /** Returns a typed code as it is stored. */
  readonly normalize: (text: string) => string;
  /** Formats a code for reading; a normalized one by default. */
  readonly format?: (text: string) => string;
}

const compact = (text: string): string => electronicFormatIBAN(text) ?? '';

/** The codes that fields of accounts may have, by type. */
export const codes: Readonly<Record<CodeType, Code>> = {
  // ISO 13616: length, format and check digits by country.
  iban: { is: isValidIBAN, normalize: compact, format: (text) => text.replaceAll(/(.{4})(?=.)/g, '$1 ') },
  // ISO 9362.
  bic: { is: isValidBIC, normalize: compact },
  ach: { is: isRoutingNumber, normalize: (text) => text.replaceAll(/[\s-]/g, '') },
  pix: { is: isPixKey, normalize: normalPixKey },
};

/** Returns whether fields of a type hold codes. */
export const isCodeType = (type: string): type is CodeType => Object.hasOwn(codes, type);

/** Returns whether a typed text is a valid code. */
export const isCode = (type: CodeType, text: string): boolean => codes[type].is(codes[type].normalize(text));

/** Formats a typed or stored code for reading: an IBAN in groups of four. */
export function formatCode(type: CodeType, text: string): string {
  const { normalize, format = (code: string) => code } = codes[type];
  return format(normalize(text));
}

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Ranges of the first two digits that the Federal Reserve assigns. */
const districts = /^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

/** Returns whether nine digits are a routing number of a bank in the United States (ABA, used by ACH). */
function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || !districts.test(text) || text === '000000000') return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return sum % 10 === 0;
}
