import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDecimal } from '../../money/decimal.ts';
import { plainDecimal } from './plainDecimal.ts';

test.each([
  [1080, '1080'],
  [0.1, '0.1'],
  [-0, '0'],
  [1e-7, '0.0000001'],
  [-1.25e-9, '-0.00000000125'],
  [1e21, '1000000000000000000000'],
  [-1.5e22, '-15000000000000000000000'],
])('%d is %s', (number, text) => {
  expect(plainDecimal(number)).toBe(text);
});

test('the result is decimal text for the same number', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const text = plainDecimal(number);
      expect(isDecimal(text)).toBe(true);
      expect(Number(text)).toBe(number + 0);
    }),
  );
});
