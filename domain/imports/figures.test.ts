import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatDecimal } from '../kinds/decimal.ts';
import { decimalSignOf, readAmount } from './amounts.ts';
import { dateOrderOf, readDateIn } from './dates.ts';

describe('the decimal sign of a column', () => {
  test.each([
    [['1.234,56', '12'], ','],
    [['1,234.56'], '.'],
    [['1.234,567'], ','],
    [['R$ 10,5', '1.000'], ','],
    [['1.234.567'], ','],
    [['0.500'], '.'],
    [['1.234', '12.5'], '.'],
    [['1.234', '5'], undefined],
    [['n/a'], undefined],
  ] as const)('of %j is %s', (texts, sign) => expect(decimalSignOf(texts)).toBe(sign));

  it('is that of any language that wrote it', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), fc.constantFrom('pt', 'en', 'es'), (amounts, language) => {
        const decimals = amounts.map((amount) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`);
        const texts = decimals.map((decimal) => formatDecimal(decimal, language));
        const sign = decimalSignOf(texts) ?? '.';
        expect(texts.map((text) => readAmount(text, sign))).toEqual(decimals);
      }),
    );
  });
});

describe('an amount', () => {
  test.each([
    ['R$ 1.234,56', ',', '1234.56'],
    ['€1.234', ',', '1234'],
    ['USD 1,234.56', '.', '1234.56'],
    ["1'234.50 CHF", '.', '1234.50'],
    ['1 234,5', ',', '1234.5'],
    ['(12,00)', ',', '-12.00'],
    ['12-', ',', '-12'],
    ['1,23,456.7', '.', '123456.7'],
    ['1.23', ',', undefined],
    ['12abc', '.', undefined],
    ['', '.', undefined],
  ] as const)('%j with %s is %s', (text, sign, amount) => expect(readAmount(text, sign)).toBe(amount));
});

describe('the order of the dates of a column', () => {
  test.each([
    [['01/02/2026', '31/12/2026'], 'dmy'],
    [['01/02/2026', '12/31/2026'], 'mdy'],
    [['2026-12-31'], 'ymd'],
    [['1.2.2026'], 'dmy'],
    [['01/02/2026'], undefined],
  ] as const)('of %j is %s', (texts, order) => expect(dateOrderOf(texts)).toBe(order));

  test.each([
    ['31/12/2026', 'dmy', '2026-12-31'],
    ['12/31/2026', 'mdy', '2026-12-31'],
    ['31.12.26', 'dmy', '2026-12-31'],
    ['2026/12/31', 'dmy', '2026-12-31'],
    ['31-dez-2026', 'dmy', '2026-12-31'],
    ['5 Aug. 2026', 'mdy', '2026-08-05'],
    ['31/12/2026 14:30', 'dmy', '2026-12-31'],
    ['31/12/2026', 'mdy', undefined],
    ['soon', 'dmy', undefined],
  ] as const)('%j as %s is %s', (text, order, date) => expect(readDateIn(text, order)).toBe(date));
});
