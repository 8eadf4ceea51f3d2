import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDecimals } from './compare.ts';
import { formatDecimal } from './decimal.ts';
import { sumAmounts } from './sum.ts';

test.each([
  [['0.10', '0.20'], 2, '0.30'],
  [['1', '-0.5', '2.5'], 2, '3.00'],
  [[], 3, '0.000'],
  [['999', '1'], 0, '1000'],
])('the sum of %j at %i decimals is %j', (texts, decimals, sum) => {
  expect(sumAmounts(texts, decimals)).toBe(sum);
});

test('an amount with more decimals than its currency is no amount of it', () => {
  expect(() => sumAmounts(['1.005'], 2)).toThrow(RangeError);
});

test.each([
  ['5', '5.0000', 0],
  ['-1', '0.01', -1],
  ['10', '9.9999', 1],
  ['0', '-0.0', 0],
  ['1000.00000001', '1000', 1],
])('%s against %s compares as %i', (a, b, order) => {
  expect(compareDecimals(a, b)).toBe(order);
});

test('decimals order as the numbers they stand for', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
      expect(compareDecimals(formatDecimal(a, 4), formatDecimal(b, 4))).toBe(a < b ? -1 : Number(a > b));
    }),
  );
});
