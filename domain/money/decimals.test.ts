import { expect, test } from 'vitest';
import { decimalsOf, decimalsShown } from './decimals.ts';

test.each([
  ['JPY', 0],
  ['CLP', 0],
  ['BRL', 2],
  ['EUR', 2],
  ['KWD', 3],
  ['BHD', 3],
  // Intl gives these no decimals.
  ['COP', 2],
  ['HUF', 2],
  ['IDR', 2],
  ['PKR', 2],
])('%s is written with %i decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

test.each(['ZZZ', '', 'REAL', 'B$L'])('the unknown code %j has 2 decimals', (currency) => {
  expect(decimalsOf(currency)).toBe(2);
});

test.each([
  ['10', 'BRL', 2],
  ['10.500', 'BRL', 2],
  ['10.505', 'BRL', 3],
  ['10.5', 'JPY', 1],
  ['10.000', 'JPY', 0],
])('%s %s is shown with %i decimals', (amount, currency, shown) => {
  expect(decimalsShown(amount, currency)).toBe(shown);
});
