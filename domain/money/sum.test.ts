import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText } from './decimal.ts';
import { sumAmounts, sumByCurrency } from './sum.ts';

test.each([
  [['0.10', '0.20'], 2, '0.30'],
  [['1', '-0.5', '2.5'], 2, '3.00'],
  [[], 3, '0.000'],
  [['999', '1'], 0, '1000'],
])('the sum of %j at %i decimals is %j', (texts, decimals, sum) => {
  expect(sumAmounts(texts, decimals)).toBe(sum);
});

test('amounts of different currencies are never added', () => {
  const amounts = [
    { currency: 'USD', amount: '1.50' },
    { currency: 'JPY', amount: '300' },
    { currency: 'USD', amount: '2.00' },
  ];
  expect(sumByCurrency(amounts)).toEqual([
    { currency: 'USD', amount: '3.50' },
    { currency: 'JPY', amount: '300' },
  ]);
});

test('an amount with more decimals than its currency is refused', () => {
  expect(() => sumAmounts(['1.005'], 2)).toThrow(RangeError);
});

test('a sum is exact, in any order of its amounts', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })), (units) => {
      const texts = units.map((amount) => decimalText(amount, 2));
      const total = decimalText(
        units.reduce((sum, amount) => sum + amount, 0n),
        2,
      );
      expect(sumAmounts(texts, 2)).toBe(total);
      expect(sumAmounts(texts.toReversed(), 2)).toBe(total);
    }),
  );
});
