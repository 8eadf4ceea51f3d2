import { describe, expect, it } from 'vitest';
import { moneyIn } from './money.ts';

describe('a stored amount', () => {
  it.each([
    ['JPY', '1080.000', '1080'],
    ['JPY', '-5.000', '-5'],
    ['BRL', '1080.000', '1080.00'],
    ['BRL', '-0.050', '-0.05'],
    ['KWD', '29.960', '29.960'],
    ['JPY', '10.500', '10.5'],
    ['BRL', '10.505', '10.505'],
    ['XQZ', '7.000', '7.00'],
  ])('in %s: %s is written %s', (currency, stored, written) => {
    expect(moneyIn(currency)(stored)).toBe(written);
  });
});
