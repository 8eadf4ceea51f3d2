import { describe, expect, it } from 'vitest';
import type { InvoiceStatus } from '../../../schemas/parts/invoicing/invoiceActions.ts';
import { afterBookings, openAmount } from './openAmount.ts';

const of = (booked: string, status: InvoiceStatus = 'billed', total = '100.00') => ({ status, total, booked });

describe('the open amount', () => {
  it.each([
    [of('0'), '100.000'],
    [of('99.999'), '0.001'],
    [of('0', 'draft'), '0.000'],
    [of('0', 'cancelled'), '0.000'],
    [of('100', 'paid'), '0.000'],
  ])('of %j is %s', (invoice, open) => {
    expect(openAmount(invoice)).toBe(open);
  });
});

describe('after bookings', () => {
  it.each([
    ['a part', of('0'), ['40'], 'billed', '40.000'],
    ['all that is open', of('40'), ['59.99', '0.01'], 'paid', '100.000'],
    ['a reversal', of('100', 'paid'), ['-40'], 'billed', '60.000'],
    ['nothing, of an invoice of zero', of('0', 'billed', '0'), ['0'], 'paid', '0.000'],
    ['its reversal', of('0', 'paid', '0'), ['-0'], 'billed', '0.000'],
  ])('with %s, an invoice is settled or not', (_, invoice, amounts, status, booked) => {
    expect(afterBookings(invoice, amounts)).toEqual({ status, booked });
  });

  it.each([['100.01'], ['-0.01']])('with %s, amounts beyond the limits are refused', (amount) => {
    expect(() => afterBookings(of('0'), [amount])).toThrow(RangeError);
  });
});
