import { expect, it } from 'vitest';
import { owedOf } from './owed.ts';

const sum = (currency: string, amounts: Record<string, string>, count = 1) => ({ currency, count, amounts });

it('what a client owes is shown by currency, without a total', () => {
  const open = [sum('USD', { amount: '900.00', open_amount: '300.00' }, 2)];
  const credits = [{ currency: 'EUR', amount: '12.50' }];
  const received = [sum('USD', { amount: '600.00' }), sum('JPY', { amount: '7000' })];
  expect(owedOf(open, credits, received)).toEqual([
    { currency: 'USD', open: '300.00', invoices: 2, credit: undefined, received: '600.00' },
    { currency: 'EUR', open: '0', invoices: 0, credit: '12.50', received: undefined },
    { currency: 'JPY', open: '0', invoices: 0, credit: undefined, received: '7000' },
  ]);
});

it('sums in the currency received do not count as received in the invoice currency', () => {
  const inReais = { ...sum('BRL', { remaining_amount: '5000.00', fee: '10.00' }), by: 'exchange_currency' };
  expect(owedOf([], [], [inReais, sum('USD', { amount: '1000.00' })]).map(({ currency }) => currency)).toEqual(['USD']);
});
