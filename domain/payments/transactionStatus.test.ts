import { describe, expect, test } from 'vitest';
import { bookingStatus, transactionStatus, type Payment } from './transactionStatus.ts';
import type { InvoiceStatus } from '../../schemas/parts/invoicing/invoiceActions.ts';

const zone = 'America/Sao_Paulo';
const inTime = '2026-07-31T12:00:00Z';
const late = '2026-08-01T02:00:01Z';

const statusOf = (status: InvoiceStatus, payment: Payment = {}, now = inTime, payment_authorized = false) =>
  transactionStatus({ status, due_date: '2026-07-31', payment_authorized }, payment, new Date(now), zone);

describe('the status follows the document', () => {
  test.each([
    ['draft', inTime, 'Draft'],
    ['future', late, 'Draft'],
    ['billed', inTime, 'Pending'],
    ['billed', late, 'Overdue'],
    ['cancelled', late, 'Cancelled'],
  ] as const)('%s at %s is %s', (status, now, expected) => {
    expect(statusOf(status, {}, now)).toBe(expected);
  });
});

describe('the status of a paid document depends on its payment date', () => {
  test.each([
    ['2026-08-01T02:00:00Z', 'Paid On Time'],
    ['2026-07-31T23:00:00-03:00', 'Paid On Time'],
    ['2026-08-01T02:00:00.001Z', 'Paid Overdue'],
    ['2026-09-01T00:00:00Z', 'Paid Overdue'],
    [undefined, 'Unknown'],
    ['some day', 'Unknown'],
  ])('paid at %s: %s', (payment_date, expected) => {
    expect(statusOf('paid', { payment_date }, late)).toBe(expected);
  });
});

describe('the gateway’s status', () => {
  test.each(['Authorized', 'Payment Sent', 'Failed'] as const)('%s applies while the document is billed', (gateway) => {
    expect(statusOf('billed', { gateway }, late)).toBe(gateway);
    expect(statusOf('cancelled', { gateway }, late)).toBe('Cancelled');
    expect(statusOf('paid', { gateway, payment_date: inTime }, late)).toBe('Paid On Time');
  });

  test('a refund is kept after payment and cancellation', () => {
    expect(statusOf('paid', { gateway: 'Refunded', payment_date: inTime })).toBe('Refunded');
    expect(statusOf('cancelled', { gateway: 'Refunded' })).toBe('Refunded');
  });

  test('a partial refund leaves the open amount pending or overdue', () => {
    expect(statusOf('billed', { gateway: 'Refunded' })).toBe('Pending');
    expect(statusOf('billed', { gateway: 'Refunded' }, late)).toBe('Overdue');
  });

  test('an authorized payment is never overdue', () => {
    expect(statusOf('billed', {}, late, true)).toBe('Authorized');
  });
});

describe('a booking', () => {
  test.each([
    ['receipt', false, inTime, 'Paid On Time'],
    ['gateway', false, late, 'Paid Overdue'],
    ['credit', false, late, 'Paid Overdue'],
    ['write_off', false, inTime, 'Paid On Time'],
    ['receipt', true, inTime, 'Cancelled'],
    ['reversal', false, inTime, 'Cancelled'],
    ['refund', false, late, 'Refunded'],
    ['refund', true, late, 'Refunded'],
  ] as const)('%s, reversed: %s, at %s is %s', (kind, is_reversed, paid_at, status) => {
    expect(bookingStatus({ kind, is_reversed, paid_at }, '2026-07-31', zone)).toBe(status);
  });
});
