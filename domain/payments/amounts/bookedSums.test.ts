import { expect, it } from 'vitest';
import { bookedSums } from './bookedSums.ts';

it('sums what was received, settled by credit and written off, each apart', () => {
  const entries = [
    { amount: '250.40' },
    { kind: 'write_off', amount: '3.60', reason: 'Bank charges' },
    { kind: 'refund', amount: '-10.00', reason: 'Too much' },
    { kind: 'reversal', amount: '-5.00' },
    { kind: 'receipt', amount: '5.00', is_reversed: true },
    { kind: 'write_off', amount: '0.40' },
    { kind: 'write_off', amount: '1.00', reason: 'Bank charges' },
    { kind: 'gateway', amount: '199.40' },
    { kind: 'receipt', amount: '500.00' },
    { kind: 'credit', amount: '40.00' },
  ] as const;
  expect(bookedSums(entries, 'USD')).toEqual({
    received: '699.40',
    credit: '40.00',
    writtenOff: '5.00',
    reasons: ['Bank charges'],
    count: 6,
  });
});

it('has no loss once a note has ended all of it', () => {
  const entries = [
    { kind: 'note_write_off', amount: '-3.60', reason: 'Returned' },
    { kind: 'credit_note', amount: '100.00', reason: 'Returned' },
    { kind: 'write_off', amount: '3.60', reason: 'Bank charges' },
  ] as const;
  expect(bookedSums(entries, 'USD')).toMatchObject({ writtenOff: undefined, reasons: [] });
});

it('has no sums of an invoice without bookings', () => {
  expect(bookedSums([{ amount: '250.40' }], 'USD')).toMatchObject({ received: undefined, count: 0 });
});
