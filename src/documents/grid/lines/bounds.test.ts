import { expect, it } from 'vitest';
import { breachOf } from './bounds.ts';

it.each([
  ['quantity', '1', undefined],
  ['quantity', '0.9999', { rule: 'minimum', limit: '1' }],
  ['quantity', '100000000', { rule: 'maximum', limit: '99999999' }],
  ['quantity', '1.0000001', { rule: 'fraction', limit: '6' }],
  ['price', '0.01', undefined],
  ['price', '0', { rule: 'minimum', limit: '0.01' }],
  ['price', '9999999999.01', { rule: 'maximum', limit: '9999999999' }],
  ['price', '10.0000001', { rule: 'fraction', limit: '6' }],
  ['base_quantity', '0', { rule: 'minimum', limit: '0.000001' }],
  ['tribute', '0', undefined],
  ['tribute', '10000000000', { rule: 'maximum', limit: '9999999999' }],
  ['tribute', '1.2345678', { rule: 'fraction', limit: '6' }],
] as const)('%s %s: %j', (figure, value, breach) => {
  expect(breachOf(figure, value, {})).toEqual(breach);
});

it('a quantity and a price of a unit are bound by the unit', () => {
  expect(breachOf('quantity', '0.5', { unit_code: 'HUR' })).toBeUndefined();
  expect(breachOf('price', '0.0834', { unit_code: 'KWH' })).toBeUndefined();
  expect(breachOf('quantity', '0.5', { unit_code: 'H87' })).toEqual({ rule: 'minimum', limit: '1' });
});
