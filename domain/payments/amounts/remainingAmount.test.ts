import { expect, test } from 'vitest';
import { remainingAmount } from './remainingAmount.ts';

test.each([
  ['1080.00', '5.4321', '12.50', 2, '5854.17'],
  ['1080.00', '1', '0', 2, '1080.00'],
  ['0.01', '0.5', '0', 2, '0.01'],
  ['100', '151.2345', '99', 0, '15024'],
  // The converted amount is rounded before the fee is deducted.
  ['0.50', '0.0100', '0.01', 2, '0.00'],
  ['0.50', '0.0100', '0', 2, '0.01'],
  ['10.00', '0.3085', '0.001', 3, '3.084'],
  ['1.00', '1.0000', '3', 2, '-2.00'],
])('%s at %s less %s, at %i decimals, leaves %s', (amount, rate, fee, decimals, left) => {
  expect(remainingAmount(amount, rate, fee, decimals)).toBe(left);
});

test('more than 4 decimals of a rate, too many of a fee, or an invalid number throws', () => {
  expect(() => remainingAmount('1', '1.23456', '0', 2)).toThrow(RangeError);
  expect(() => remainingAmount('1', '', '0', 2)).toThrow(RangeError);
  expect(() => remainingAmount('1', '1', '0.5', 0)).toThrow(RangeError);
});
