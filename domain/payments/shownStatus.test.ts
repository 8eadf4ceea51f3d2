import { expect, it } from 'vitest';
import { shownStatus } from './shownStatus.ts';

it.each([
  [{ status: 'billed', refund_state: 'refunded' }, 'billed'],
  // Reversed after a note made credit of it that was used: it is open again.
  [{ status: 'billed', total: '100.00', credited_amount: '100.00' }, 'billed'],
  [{ status: 'paid' }, 'paid'],
  [{ status: 'paid', refund_state: 'partially_refunded' }, 'partially_refunded'],
  [{ status: 'paid', total: '100.00', credited_amount: '99.99' }, 'paid'],
  [{ status: 'paid', total: '100.00', credited_amount: '100.00' }, 'credited'],
  [{ status: 'paid', total: '100.00', debited_amount: '20.00', credited_amount: '120.00' }, 'credited'],
  [{ status: 'paid', total: '100.00', credited_amount: '100.00', refund_state: 'refunded' }, 'credited'],
] as const)('an invoice with %j reads as %s', (invoice, shown) => {
  expect(shownStatus(invoice)).toBe(shown);
});
