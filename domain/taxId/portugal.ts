import { weighted, type TaxIdKind } from './taxId.ts';

const weights = [9, 8, 7, 6, 5, 4, 3, 2];

/** The Portuguese NIF or NIPC, with or without country prefix: 8 digits and a check digit, modulo 11. */
export const nif: TaxIdKind = {
  kind: 'NIF',
  example: '503 504 564',
  pattern: /^(PT)?[1-9]\d{8}$/,
  check: (text) => {
    const digits = text.replace('PT', '');
    const check = 11 - (weighted(digits, weights) % 11);
    return Number(digits.charAt(8)) === (check > 9 ? 0 : check);
  },
  format: (text) =>
    text.replace(
      /^(PT)?(\d{3})(\d{3})(\d{3})$/,
      (_, prefix: string | undefined, a, b, c) => `${prefix ?? ''}${prefix ? ' ' : ''}${a} ${b} ${c}`,
    ),
};
