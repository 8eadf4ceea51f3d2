import { describe, expect, it, test } from 'vitest';
import { figureIssues, leastOf, priceText, quantityText } from './lineFigures.ts';

const least = (unit_code?: string) => [leastOf('quantity', { unit_code }), leastOf('price', { unit_code })];

test.each([
  ['no unit', undefined, ['1', '0.01']],
  ['pieces', 'H87', ['1', '0.000001']],
  ['a lump sum', 'LS', ['1', '0.000001']],
  ['hours', 'HUR', ['0.000001', '0.000001']],
  ['kilowatt hours', 'KWH', ['0.000001', '0.000001']],
])('of %s, a line sells at least', (_, code, limits) => {
  expect(least(code)).toEqual(limits);
});

test('a line below them has an issue at each figure', () => {
  expect(figureIssues('items.0', { quantity: '0.5', price: '0.001' })).toEqual([
    { path: 'items.0.quantity', key: 'validation.decimal.minimum', args: { limit: '1' } },
    { path: 'items.0.price', key: 'validation.decimal.minimum', args: { limit: '0.01' } },
  ]);
  expect(figureIssues('items.0', { quantity: '0.5', price: '0.001', unit_code: 'DAY' })).toEqual([]);
});

describe('as text', () => {
  it('a quantity has its unit', () => {
    expect(quantityText('19.875', { unit_code: 'DAY' }, 'en')).toBe('19.875\u00a0days');
    expect(quantityText('1', { unit_code: 'HUR' }, 'pt')).toBe('1\u00a0hora');
    expect(quantityText('1.5', {}, 'pt')).toBe('1,5');
  });

  it('a price has the decimals of its currency or more, and what it is for', () => {
    const written = { language: 'en', decimals: 2 } as const;
    expect(priceText('0.0834', {}, written)).toBe('0.0834');
    expect(priceText('83.400', { base_quantity: '1000' }, written)).toBe('83.40\u00a0/\u00a01,000');
    expect(priceText('10', { base_quantity: '1.0' }, written)).toBe('10.00');
  });
});
