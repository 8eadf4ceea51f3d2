import { describe, expect, it } from 'vitest';
import { collectedOf, refundableOf } from './refunds.ts';

const booking = (kind: 'gateway' | 'refund' | 'receipt' | 'reversal', amount: string, isReversed = false) => ({
  kind,
  amount,
  is_reversed: isReversed,
});

describe('what a gateway gives back', () => {
  it.each([
    ['nothing of an invoice without bookings', null, '0.000'],
    ['nothing of a receipt by hand', [booking('receipt', '80.00')], '0.000'],
    ['all that it collected', [booking('gateway', '80.00'), booking('receipt', '20.00')], '80.000'],
    ['the rest after a refund', [booking('gateway', '80.00'), booking('refund', '-30.01')], '49.990'],
    [
      'nothing of a payment that was reversed by hand',
      [booking('gateway', '80.00', true), booking('reversal', '-80.00')],
      '0.000',
    ],
  ])('is %s', (_, bookings, left) => {
    expect(collectedOf({ bookings })).toBe(left);
    expect(refundableOf({ bookings, refunding: '0.000' })).toBe(left);
  });

  it('leaves out what it is asked to give back already', () => {
    const bookings = [booking('gateway', '80.00')];
    expect(refundableOf({ bookings, refunding: '50.000' })).toBe('30.000');
    expect(refundableOf({ bookings: [...bookings, booking('refund', '-60')], refunding: '50.000' })).toBe('0.000');
  });
});
