import { describe, expect, it } from 'vitest';
import type { TransactionKind } from '../../../../schemas/parts/payments/transaction.ts';
import type { Booking } from '../../invoicing/invoices/reading/bookings.ts';
import { creditsBy, settledBy, type Bookable, type NewBooking } from './settlement.ts';

const zone = 'America/Sao_Paulo';
const at = (day: string) => ({ payment: 'p', paidAt: new Date(`${day}T15:00:00Z`) });

/** A booking that the invoice has, of an amount that does not matter here. */
const stored = (kind: TransactionKind, day: string, isReversed = false): Booking => ({
  uuid: `${kind} ${day}`,
  kind,
  paid_at: `${day}T15:00:00Z`,
  amount: '1.000',
  exchange_currency: 'BRL',
  exchange_rate: '1',
  fee: '0',
  remaining_amount: '1.000',
  note: null,
  reason: null,
  is_reversed: isReversed,
});

const withoutNotes = { credited: '0.000', debited: '0.000' };

/** An invoice of 100.00, of which 60.00 are booked. */
const invoice = (change: Partial<Bookable> = {}): Bookable => ({
  uuid: 'i1',
  status: 'billed',
  total: '100.000',
  booked: '60.000',
  refunded: '0.000',
  refunding: '0.000',
  written_off: '0.000',
  received: '60.000',
  credited: '0.000',
  debited: '0.000',
  currency: 'BRL',
  service_buyer_uuid: 'c1',
  bookings: [],
  ...change,
});

const row = (kind: TransactionKind, amount: string, change: Partial<NewBooking> = {}): NewBooking => ({
  kind,
  service_buyer_uuid: 'c1',
  amount,
  currency: 'BRL',
  exchange_currency: 'BRL',
  exchange_rate: '1',
  fee: '0',
  remaining: amount,
  ...change,
});

const settled = (one: Bookable, day: string, ...rows: (readonly [TransactionKind, string])[]) =>
  settledBy(
    rows.map(([kind, amount]) => row(kind, amount, { invoice: one })),
    at(day),
    zone,
  );

describe('an invoice is paid on the day of its last payment', () => {
  it.each<readonly [name: string, bookings: Booking[] | null, paid: string, day: string]>([
    ['the new one', [stored('receipt', '2026-03-02')], '2026-03-05', '2026-03-05'],
    ['an earlier one, if the new one is dated back', [stored('receipt', '2026-03-09')], '2026-03-05', '2026-03-09'],
    ['a credit', [stored('receipt', '2026-03-02'), stored('credit', '2026-03-07')], '2026-03-05', '2026-03-07'],
    ['a loss', [stored('write_off', '2026-03-07')], '2026-03-05', '2026-03-07'],
    ['one of its gateway', [stored('gateway', '2026-03-07')], '2026-03-05', '2026-03-07'],
    ['none that was reversed', [stored('receipt', '2026-03-09', true)], '2026-03-05', '2026-03-05'],
    ['no reversal', [stored('reversal', '2026-03-09')], '2026-03-05', '2026-03-05'],
    ['no refund', [stored('refund', '2026-03-09')], '2026-03-05', '2026-03-05'],
    ['the only one', null, '2026-03-05', '2026-03-05'],
  ])('%s', (_, bookings, paid, day) => {
    expect(settled(invoice({ bookings }), paid, ['receipt', '40'])).toEqual([
      {
        uuid: 'i1',
        status: 'paid',
        booked: '100.000',
        refunded: '0.000',
        written_off: '0.000',
        received: '100.000',
        ...withoutNotes,
        paid_on: day,
      },
    ]);
  });

  it('in the company’s calendar', () => {
    const late = { payment: 'p', paidAt: new Date('2026-04-01T02:59:00Z') };
    expect(settledBy([row('receipt', '40', { invoice: invoice() })], late, zone)).toMatchObject([
      { paid_on: '2026-03-31' },
    ]);
  });

  it('and on none while something is open', () => {
    const bookings = [stored('receipt', '2026-03-02')];
    expect(settled(invoice({ bookings }), '2026-03-05', ['receipt', '39.999'])).toMatchObject([
      { status: 'billed', booked: '99.999', paid_on: null },
    ]);
    const paid = invoice({ status: 'paid', booked: '100.000', bookings });
    expect(settled(paid, '2026-03-05', ['reversal', '-40'])).toMatchObject([
      { status: 'billed', booked: '60.000', paid_on: null },
    ]);
  });
});

describe('a refund', () => {
  const paid = invoice({
    status: 'paid',
    booked: '100.000',
    refunded: '10.000',
    received: '100.000',
    bookings: [stored('gateway', '2026-03-02'), stored('refund', '2026-03-03')],
  });

  it('is added to the earlier ones, and opens nothing again', () => {
    expect(settled(paid, '2026-03-05', ['refund', '-30'])).toEqual([
      {
        uuid: 'i1',
        status: 'paid',
        booked: '100.000',
        refunded: '40.000',
        written_off: '0.000',
        received: '100.000',
        ...withoutNotes,
        paid_on: '2026-03-02',
      },
    ]);
  });

  it('beside a payment of the same invoice is not booked as one', () => {
    expect(settled(invoice({ refunded: '10.000' }), '2026-03-05', ['gateway', '15'], ['refund', '-15'])).toEqual([
      {
        uuid: 'i1',
        status: 'billed',
        booked: '75.000',
        refunded: '25.000',
        written_off: '0.000',
        received: '75.000',
        ...withoutNotes,
        paid_on: null,
      },
    ]);
  });
});

it('a loss is kept apart, until it is reversed', () => {
  const lost = settled(invoice({ written_off: '1.000' }), '2026-03-05', ['write_off', '40']);
  expect(lost).toMatchObject([{ status: 'paid', booked: '100.000', written_off: '41.000' }]);
  const paid = invoice({ status: 'paid', booked: '100.000', written_off: '41.000' });
  const reversal = row('reversal', '-40', { invoice: paid, means: 'write_off' });
  expect(settledBy([reversal], at('2026-03-05'), zone)).toMatchObject([{ booked: '60.000', written_off: '1.000' }]);
});

it('each invoice is settled by all of its rows, and the credit settles none', () => {
  const [first, second] = [invoice(), invoice({ uuid: 'i2', booked: '0.000' })];
  const rows = [
    row('receipt', '30', { invoice: first }),
    row('receipt', '5', { invoice: second }),
    row('receipt', '10', { invoice: first }),
    row('receipt', '7'),
  ];
  expect(settledBy(rows, at('2026-03-05'), zone).map(({ uuid, booked, status }) => [uuid, booked, status])).toEqual([
    ['i1', '100.000', 'paid'],
    ['i2', '5.000', 'billed'],
  ]);
});

it('credits change by client and currency; only money that arrives is named by its payment', () => {
  const other = { service_buyer_uuid: 'c2' };
  expect(
    creditsBy([
      row('receipt', '1', { invoice: invoice() }),
      row('receipt', '7'),
      row('receipt', '0.5'),
      row('gateway', '3', { currency: 'USD' }),
      row('credit', '-4', other),
      row('reversal', '-2', { ...other, currency: 'USD' }),
    ]),
  ).toEqual([
    { client: 'c1', currency: 'BRL', amount: '7.500', is_paid: true },
    { client: 'c1', currency: 'USD', amount: '3.000', is_paid: true },
    { client: 'c2', currency: 'BRL', amount: '-4.000', is_paid: false },
    { client: 'c2', currency: 'USD', amount: '-2.000', is_paid: false },
  ]);
  expect(creditsBy([row('credit', '-4'), row('receipt', '5')])).toMatchObject([{ amount: '1.000', is_paid: true }]);
});
