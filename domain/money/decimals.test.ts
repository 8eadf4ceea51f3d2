import { expect, test } from 'vitest';
import { decimalsOf } from './decimals.ts';

test.each([
  ['JPY', 0],
  ['CLP', 0],
  ['BRL', 2],
  ['EUR', 2],
  ['KWD', 3],
  ['BHD', 3],
])('%s is written with %i decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

test.each(['ZZZ', '', 'REAL', 'B$L'])('the unknown code %j is written with 2', (currency) => {
  expect(decimalsOf(currency)).toBe(2);
  expect(decimalsOf(currency)).toBe(2);
});
