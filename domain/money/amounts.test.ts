import { describe, expect, it } from 'vitest';
import { amountIssues, currenciesOf, withDecimals, writeAmounts } from './amounts.ts';

const money = { type: 'string', kind: 'money' } as const;
const schema = {
  type: 'object',
  properties: {
    currency: { type: 'string', kind: 'currency' },
    paid_in: { type: 'string', kind: 'currency' },
    price: money,
    fee: { ...money, currency: 'paid_in' },
    weight: { type: 'string', kind: 'decimal' },
    terms: { type: 'object', properties: { deposit: money } },
    parts: { type: 'array', items: { type: 'object', properties: { price: money } } },
    tariff: {
      type: 'object',
      ref: 'tariffs',
      required: ['uuid'],
      properties: { uuid: { type: 'string' }, price: money },
    },
  },
} as const;

const written = (record: Record<string, unknown>) => {
  writeAmounts(schema, record);
  return record;
};

describe('an amount', () => {
  it.each([
    ['1080', 'USD', '1080.00'],
    ['1080.5', 'USD', '1080.50'],
    ['-0.5', 'USD', '-0.50'],
    ['1080', 'JPY', '1080'],
    ['1.5', 'KWD', '1.500'],
    ['90000000000000001', 'BRL', '90000000000000001.00'],
  ])('of %s in %s is written %s', (price, currency, text) => {
    expect(written({ currency, price })).toEqual({ currency, price: text });
    expect(withDecimals(price, currency)).toBe(text);
  });

  it('uses the currency of the property that it names', () => {
    const record = { currency: 'USD', paid_in: 'JPY', price: '1', fee: '1' };
    expect(written(record)).toEqual({ ...record, price: '1.00', fee: '1' });
  });

  it('is found within objects and lists, but not in references', () => {
    expect(
      written({
        currency: 'USD',
        terms: { deposit: '2' },
        parts: [{ price: '3' }, {}],
        tariff: { uuid: 't', price: '4' },
      }),
    ).toEqual({
      currency: 'USD',
      terms: { deposit: '2.00' },
      parts: [{ price: '3.00' }, {}],
      tariff: { uuid: 't', price: '4' },
    });
  });

  it.each([
    ['price', 'currency'],
    ['fee', 'paid_in'],
    ['terms', 'currency'],
    ['parts', 'currency'],
    ['tariff', undefined],
    ['weight', undefined],
    ['toString', undefined],
  ])('of %s needs %s as well', (name, currency) => {
    expect(currenciesOf(schema, [name])).toEqual(currency ? [currency] : []);
  });

  it('without a currency is left unchanged, as are other decimals', () => {
    expect(written({ price: '1', weight: '1' })).toEqual({ price: '1', weight: '1' });
    expect(written({ currency: 'USD', weight: '1' })).toEqual({ currency: 'USD', weight: '1' });
  });

  it('with more decimals than its currency is reported at its path', () => {
    const parts = [{ price: '1.00' }, { price: '1.005' }];
    expect(amountIssues(schema, { currency: 'USD', paid_in: 'JPY', price: '1.5', fee: '1.5', parts })).toEqual([
      { path: 'fee', key: 'validation.decimal.fraction', args: { limit: 0 } },
      { path: 'parts.1.price', key: 'validation.decimal.fraction', args: { limit: 2 } },
    ]);
  });
});
