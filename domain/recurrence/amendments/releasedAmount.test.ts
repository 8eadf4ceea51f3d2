import { expect, it } from 'vitest';
import { releasedOf } from './releasedAmount.ts';

const fixed = { type: 'fixed', currency: 'BRL', total_amount: '12960.00' } as const;

it.each([
  ['half of it ended', '6480.00', '0.00', '6480.00'],
  ['a cent of it ended', '6480.00', '6479.99', '0.01'],
  ['all of it to come', '0.00', '12960.00', '0.00'],
  ['a discount on what is to come', '6480.00', '5832.00', '648.00'],
  ['taxes that rose by themselves', '6480.00', '6500.00', '0.00'],
])('of a fixed contract with %s (%s billed, %s scheduled), %s is released', (_, billed, toCome, released) => {
  expect(releasedOf(fixed, { billed, toCome })).toBe(released);
});

it('amounts that were never scheduled are not released', () => {
  const roomy = { ...fixed, total_amount: '15000.00', unscheduled_amount: '2040.00' };
  expect(releasedOf(roomy, { billed: '0.00', toCome: '12960.00' })).toBe('0.00');
  expect(releasedOf(roomy, { billed: '6480.00', toCome: '0.00' })).toBe('6480.00');
});

it('variable amounts release nothing', () => {
  expect(releasedOf({ ...fixed, type: 'variable' }, { billed: '0.00', toCome: '0.00' })).toBeUndefined();
});
