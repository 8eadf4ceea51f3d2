import { weighted, type TaxIdKind } from './taxId.ts';

/**
 * Receita Federal, alphanumeric CNPJ (IN RFB 2229/2024, in force July 2026): a character counts as its ASCII code minus
 * 48.
 */
const asciiValue = (character: string): number => character.charCodeAt(0) - 48;

/** Modulo 11 in both registers: remainders 0 and 1 give the check digit 0. */
const checkDigit = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

/** Repeated digits satisfy the arithmetic but are never assigned. */
const repeated = /^(.)\1+$/;

function hasCheckDigits(text: string, weights: readonly number[], valueOf: (character: string) => number): boolean {
  const body = text.length - 2;
  const first = checkDigit(weighted(text, weights.slice(1), valueOf));
  const second = checkDigit(weighted(text, weights, valueOf));
  return text.slice(body) === `${first}${second}` && !repeated.test(text);
}

/** The register of companies: 12 letters or digits and 2 check digits. */
export const cnpj: TaxIdKind = {
  kind: 'CNPJ',
  example: '11.222.333/0001-81',
  pattern: /^[0-9A-Z]{12}\d{2}$/,
  check: (text) => hasCheckDigits(text, cnpjWeights, asciiValue),
  format: (text) => text.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5'),
};

/** The register of persons: 9 digits and 2 check digits. */
export const cpf: TaxIdKind = {
  kind: 'CPF',
  example: '529.982.247-25',
  pattern: /^\d{11}$/,
  check: (text) => hasCheckDigits(text, cpfWeights, Number),
  format: (text) => text.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4'),
};
