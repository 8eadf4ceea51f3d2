import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideRounded, rescale } from './round.ts';

const amount = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const divisor = amount.filter((d) => d !== 0n);
const absolute = (n: bigint): bigint => (n < 0n ? -n : n);

test.each([
  [5n, 10n, 1n],
  [4n, 10n, 0n],
  [-5n, 10n, -1n],
  [5n, -10n, -1n],
  [-5n, -10n, 1n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
  [-4n, 10n, 0n],
])('%i / %i is %i: halves are rounded away from zero', (n, d, quotient) => {
  expect(divideRounded(n, d)).toBe(quotient);
});

test('the quotient is the nearest integer, and of two equally near the one farther from zero', () => {
  fc.assert(
    fc.property(amount, divisor, (n, d) => {
      const quotient = divideRounded(n, d);
      const error = absolute(n) - absolute(quotient) * absolute(d);
      expect(2n * error < absolute(d)).toBe(true);
      expect(2n * error >= -absolute(d)).toBe(true);
      if (quotient !== 0n) expect(quotient < 0n).toBe(n < 0n !== d < 0n);
    }),
  );
});

test('rounding is symmetric in sign', () => {
  fc.assert(
    fc.property(amount, divisor, (n, d) => {
      expect(divideRounded(-n, d)).toBe(-divideRounded(n, d));
      expect(divideRounded(n, -d)).toBe(-divideRounded(n, d));
    }),
  );
});

test('division by zero throws', () => {
  expect(() => divideRounded(1n, 0n)).toThrow(RangeError);
});

test('smaller units are exact, larger ones round half away from zero', () => {
  expect(rescale(15n, 1, 4)).toBe(15000n);
  expect(rescale(10550n, 3, 2)).toBe(1055n);
  expect(rescale(10555n, 3, 2)).toBe(1056n);
  expect(rescale(-10555n, 3, 2)).toBe(-1056n);
  expect(rescale(1n, 0, 25)).toBe(10n ** 25n);
  expect(rescale(7n, 3, 3)).toBe(7n);
});
