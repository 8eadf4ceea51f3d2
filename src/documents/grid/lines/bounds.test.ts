import { expect, it } from 'vitest';
import { breachOf } from './bounds.ts';

it.each([
  ['quantity', '1', 2, undefined],
  ['quantity', '0.9999', 2, { rule: 'minimum', limit: '1' }],
  ['quantity', '100000000', 2, { rule: 'maximum', limit: '99999999' }],
  ['quantity', '1.00001', 2, { rule: 'fraction', limit: '4' }],
  ['price', '0.01', 2, undefined],
  ['price', '0', 2, { rule: 'minimum', limit: '0.01' }],
  ['price', '9999999999.01', 2, { rule: 'maximum', limit: '9999999999' }],
  ['tribute', '0', 2, undefined],
  ['tribute', '1000000000', 2, { rule: 'maximum', limit: '999999999' }],
  ['tribute', '1.23456', 2, { rule: 'fraction', limit: '4' }],
] as const)('%s %s with %i decimals: %j', (figure, value, decimals, breach) => {
  expect(breachOf(figure, value, decimals)).toEqual(breach);
});

it.each([
  [0, '10.50', { rule: 'fraction', limit: '0' }],
  [0, '10.00', undefined],
  [2, '10.505', { rule: 'fraction', limit: '2' }],
  [3, '10.505', undefined],
])('a price has at most the %i decimals of its currency: %s', (decimals, price, breach) => {
  expect(breachOf('price', price, decimals)).toEqual(breach);
});
