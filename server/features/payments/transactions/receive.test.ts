import { expect, it } from 'vitest';
import type { Bookable } from './book.ts';
import { receiptRows } from './receive.ts';
import { unpaidRow } from './unpaidRow.ts';

const payer = { service_buyer_uuid: 'c1', currency: 'BRL' };
const invoice = (uuid: string): Bookable & { open: string } => ({
  ...payer,
  uuid,
  open: '60.000',
  status: 'billed',
  total: '60.000',
  booked: '0.000',
  refunded: '0.000',
  refunding: '0.000',
  written_off: '0.000',
  received: '0.000',
  credited: '0.000',
  debited: '0.000',
  bookings: [],
});

it('a receipt is booked on invoices in their order, and the rest as credit, each with its part of the exchange', () => {
  const invoices = [invoice('i1'), invoice('i2')];
  const exchange = { currency: 'USD', rate: '0.5', fee: '7.00' };
  const shared = {
    ...payer,
    kind: 'receipt',
    exchange_currency: 'USD',
    exchange_rate: '0.5',
  };
  expect(receiptRows(payer, invoices, '140', exchange)).toEqual([
    { ...shared, invoice: invoices[0], amount: '60.000', fee: '3.00', remaining: '27.00' },
    { ...shared, invoice: invoices[1], amount: '60.000', fee: '3.00', remaining: '27.00' },
    { ...shared, invoice: undefined, amount: '20.000', fee: '1.00', remaining: '9.00' },
  ]);
});

it.each(['credit', 'write_off'] as const)('%s brings no money', (kind) => {
  const one = invoice('i1');
  expect(unpaidRow(kind, payer, { invoice: one, amount: '12.00' })).toEqual({
    ...payer,
    kind,
    invoice: one,
    amount: '12.00',
    exchange_currency: 'BRL',
    exchange_rate: '1',
    fee: '0',
    remaining: '0',
  });
});
