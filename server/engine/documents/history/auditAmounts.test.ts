import { describe, expect, it } from 'vitest';
import { writeAmounts } from './auditAmounts.ts';

const paid = { currency: 'BRL', exchange_currency: 'JPY' };
type Changes = Record<string, [unknown, unknown]>;
const written = (...entries: Changes[]) =>
  writeAmounts(
    entries.map((changes) => ({ changes })),
    paid,
  ).map(({ changes }) => changes);

describe('the amounts of a history', () => {
  it('have the decimals of their currency', () => {
    const changes: Changes = {
      total: ['1080.000', '99.500'],
      total_taxes: [null, '5.000'],
      fee: [null, '100.000'],
      exchange_rate: [null, '27.3333'],
      label: ['1.500', '2.500'],
    };
    expect(written(changes)).toEqual([
      {
        total: ['1080.00', '99.50'],
        total_taxes: [null, '5.00'],
        fee: [null, '100'],
        exchange_rate: [null, '27.3333'],
        label: ['1.500', '2.500'],
      },
    ]);
  });

  it('have the decimals of the currency of their time if the currency changed since', () => {
    const changed: Changes = { currency: ['KWD', 'BRL'], total: ['10.125', '10.120'] };
    const created: Changes = { currency: [null, 'KWD'], total: [null, '10.125'] };
    expect(written({ total: ['10.120', '7.000'] }, changed, created)).toEqual([
      { total: ['10.12', '7.00'] },
      { currency: ['KWD', 'BRL'], total: ['10.125', '10.12'] },
      { currency: [null, 'KWD'], total: [null, '10.125'] },
    ]);
  });

  it('are formatted in changed, added and removed lines too', () => {
    const line = (price: string) => ({ item: 'Consulting', quantity: '1', price, scenery: 'Brazil to US' });
    const changes: Changes = {
      currency: ['KWD', 'BRL'],
      'items.0.price': ['10.125', '10.120'],
      'items.1.quantity': ['1.500', '2.500'],
      'items.2': [line('10.125'), null],
      'items.3': [null, line('10.120')],
    };
    expect(written(changes)).toEqual([
      {
        currency: ['KWD', 'BRL'],
        'items.0.price': ['10.125', '10.12'],
        'items.1.quantity': ['1.500', '2.500'],
        'items.2': [line('10.125'), null],
        'items.3': [null, line('10.12')],
      },
    ]);
  });
});
