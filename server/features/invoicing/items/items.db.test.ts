import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { make, makeScenario } from '../../../../tests/support/company.ts';
import { formOf } from '../../../engine/import/crafts.testing.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const items = '/api/v2/invoice/items';
const scenario = await makeScenario(ana, []);
const english = { 'accept-language': 'en' };

const read = async (uuid: string) => (await ana.get(`${items}/${uuid}`)).json();
const pricesOf = async (uuid: string): Promise<string[]> =>
  (await read(uuid)).prices.map(({ currency, amount }: Record<string, string>) => `${amount} ${currency}`);

describe('an item', () => {
  it('has a unit, a price for each currency and a scenario', async () => {
    const prices = [
      { currency: 'USD', amount: '0.0834' },
      { currency: 'BRL', amount: '1500' },
    ];
    const uuid = await make(ana, items, {
      description: 'Energy',
      unit_code: 'KWH',
      prices,
      scenery: { uuid: scenario },
    });
    expect(await read(uuid)).toMatchObject({ unit_code: 'KWH', scenery: { uuid: scenario } });
    expect(await pricesOf(uuid)).toEqual(['0.0834 USD', '1500.00 BRL']);
    const [listed] = (await ana.get(`${items}?search=energy&fields=description,prices`)).json().results;
    expect(listed.prices).toHaveLength(2);
  });

  it.each([
    ['an unknown unit', { unit_code: 'ABC' }, 'unit_code'],
    [
      'two prices in one currency',
      { prices: [1, 2].map((n) => ({ currency: 'USD', amount: `${n}` })) },
      'prices.1.currency',
    ],
    ['a currency that does not exist', { prices: [{ currency: 'XQQ', amount: '1' }] }, 'prices.0.currency'],
    ['seven decimals', { unit_code: 'KWH', prices: [{ currency: 'USD', amount: '0.0000001' }] }, 'prices.0.amount'],
    [
      'less than a cent without a unit',
      {
        prices: [
          { currency: 'USD', amount: '0.0834' },
          { currency: 'EUR', amount: '0.0099' },
        ],
      },
      'prices.1.amount',
    ],
    ['a scenario that does not exist', { scenery: { uuid: '0198f6b2-0000-7000-8000-000000000000' } }, 'scenery'],
  ])('is refused with %s, at its field', async (_, parts, path) => {
    const answer = await ana.post(items, { description: 'Refused', ...parts });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([path]);
  });

  it('keeps its scenario from being deleted', async () => {
    const kept = await makeScenario(ana, []);
    await make(ana, items, { description: 'Keeps', scenery: { uuid: kept } });
    expect((await ana.delete(`/api/v2/scenarios/${kept}`)).statusCode).toBe(409);
  });
});

describe('a file of items', () => {
  const importFile = async (file: string, more = '') =>
    (await ana.post(`${items}/import${more}`, formOf(file), english)).json();

  it('sets the price in one currency, and leaves those in others', async () => {
    const uuid = await make(ana, items, {
      description: 'Filed',
      unit_code: 'DAY',
      prices: [
        { currency: 'USD', amount: '10' },
        { currency: 'EUR', amount: '20' },
      ],
    });
    const file = 'Description,Price,Currency,Unit\nFiled,"1,200.50",USD,Hours\nAnother,7,BRL,kWh';
    expect(await importFile(file)).toMatchObject({ created: 1, changed: 1, refused: [] });
    expect(await pricesOf(uuid)).toEqual(['1200.50 USD', '20.00 EUR']);
    expect((await read(uuid)).unit_code).toBe('HUR');
    expect(await importFile(file)).toMatchObject({ unchanged: 2 });
  });

  it('needs a currency for its prices, in a column or for all rows, and refuses units that it does not know', async () => {
    const file = 'Description,Price,Unit\nPriced,5,parsec\nFree,,month';
    const first = await importFile(file, '?preview=true');
    expect(first.refused.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`)).toEqual([
      '2 unit_code',
      '2 prices.0.currency',
    ]);
    const columns = JSON.stringify(['description', 'prices.amount', 'unit_code']);
    const defaults = JSON.stringify({ 'prices.currency': 'EUR' });
    const form = formOf(file.replace('parsec', 'piece'), { columns, defaults });
    const fine = (await ana.post(`${items}/import`, form, english)).json();
    expect(fine).toMatchObject({ created: 2 });
  });
});
