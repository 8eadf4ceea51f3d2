import { expect, it } from 'vitest';
import { itemPrices } from './itemPrices.ts';

const issuesOf = (unit: string | undefined, ...prices: [currency: string, amount: string][]) =>
  itemPrices(
    { unit_code: unit, prices: prices.map(([currency, amount]) => ({ currency, amount })) },
    { today: '2026-03-09' },
  ).map(({ path, key }) => `${path} ${key}`);

it('an item has one price for each currency', () => {
  expect(issuesOf('HUR', ['USD', '1'], ['EUR', '2'])).toEqual([]);
  expect(issuesOf('HUR', ['USD', '1'], ['EUR', '2'], ['USD', '3'])).toEqual([
    'prices.2.currency validation.duplicateCurrency',
  ]);
});

it('a price below a cent needs a unit', () => {
  expect(issuesOf('KWH', ['USD', '0.0834'], ['EUR', '0.000001'])).toEqual([]);
  expect(issuesOf(undefined, ['USD', '0.01'], ['EUR', '0.0099'])).toEqual([
    'prices.1.amount validation.decimal.minimum',
  ]);
});
