import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDecimals } from './compare.ts';
import { decimalText } from './decimal.ts';

test.each([
  ['5', '5.0000', 0],
  ['-1', '0.01', -1],
  ['10', '9.9999', 1],
  ['0', '-0.0', 0],
  ['1000.00000001', '1000', 1],
  ['0.001', '0', 1],
  ['-0.001', '0', -1],
  ['-0.000', '0', 0],
])('%s compared with %s is %i', (a, b, order) => {
  expect(compareDecimals(a, b)).toBe(order);
});

test('a text that is no decimal is refused, beside zero too', () => {
  expect(() => compareDecimals('1e5', '0')).toThrow(RangeError);
});

test('decimals are ordered as numbers', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
      expect(compareDecimals(decimalText(a, 4), decimalText(b, 4))).toBe(a < b ? -1 : Number(a > b));
    }),
  );
});
