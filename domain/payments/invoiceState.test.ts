import { expect, test } from 'vitest';
import { invoiceState, type InvoiceFacts } from './invoiceState.ts';

const stateOf = (invoice: InvoiceFacts) => {
  const { word, tone } = invoiceState(invoice);
  return [word.split('.').slice(-2).join('.'), tone];
};
const pending = [{ status: 'Pending' }] as const;

test.each<[InvoiceFacts, string, string]>([
  [{ status: 'draft' }, 'status.draft', 'draft'],
  [{ status: 'future', schedule_status: 'to_come' }, 'status.future', 'draft'],
  [{ status: 'future', schedule_status: 'held' }, 'schedule_status.held', 'progress'],
  [{ status: 'future', schedule_status: 'paused' }, 'schedule_status.paused', 'draft'],
  [{ status: 'future', schedule_status: 'skipped' }, 'schedule_status.skipped', 'draft'],
  [{ status: 'cancelled', schedule_status: 'ended' }, 'status.cancelled', 'cancelled'],
  [{ status: 'cancelled' }, 'status.cancelled', 'cancelled'],
  [{ status: 'paid', send_state: 'Accepted' }, 'status.paid', 'complete'],
  [{ status: 'paid', total: '100.00', credited_amount: '100.00' }, 'state.credited', 'complete'],
  [{ status: 'paid', total: '100.00', credited_amount: '40.00' }, 'status.paid', 'complete'],
  // What a debit note added was credited as well, or paid.
  [
    { status: 'paid', total: '100.00', debited_amount: '20.00', credited_amount: '120.00' },
    'state.credited',
    'complete',
  ],
  [{ status: 'paid', total: '100.00', debited_amount: '20.00', credited_amount: '100.00' }, 'status.paid', 'complete'],
  [{ status: 'paid', refund_state: 'partially_refunded' }, 'refund_state.partially_refunded', 'progress'],
  [{ status: 'paid', refund_state: 'refunded' }, 'refund_state.refunded', 'cancelled'],
])('%j is %s', (invoice, word, tone) => {
  expect(stateOf(invoice)).toEqual([word, tone]);
});

test.each<[Omit<InvoiceFacts, 'status'>, string, string]>([
  [{ transactions: pending }, 'status.billed', 'progress'],
  [{ transactions: pending, send_state: 'Unsent' }, 'status.billed', 'progress'],
  [{ transactions: pending, send_state: 'Send' }, 'state.sent', 'progress'],
  [{ transactions: pending, send_state: 'Viewed' }, 'send_state.Viewed', 'progress'],
  [{ transactions: pending, send_state: 'Declined' }, 'send_state.Declined', 'cancelled'],
  [{ transactions: [{ status: 'Failed' }], send_state: 'Viewed' }, 'state.paymentFailed', 'cancelled'],
  [{ transactions: [{ status: 'Authorized' }], send_state: 'Viewed' }, 'status.Authorized', 'progress'],
  [{ transactions: [{ status: 'Payment Sent' }] }, 'status.Payment Sent', 'progress'],
  [{ transactions: [{ status: 'Failed' }], is_overdue: true }, 'fields.is_overdue', 'cancelled'],
  [{ is_overdue: true, send_state: 'Declined' }, 'fields.is_overdue', 'cancelled'],
  [{ is_partly_paid: true, send_state: 'Viewed' }, 'state.partlyPaid', 'progress'],
  [{ is_partly_paid: true, is_overdue: true }, 'state.partlyPaid', 'cancelled'],
  // Reversed after a refund: it is open, and no refund of what was paid before counts.
  [{ refund_state: 'refunded', transactions: pending }, 'status.billed', 'progress'],
])('an issued invoice with %j is %s', (facts, word, tone) => {
  expect(stateOf({ status: 'billed', ...facts })).toEqual([word, tone]);
});

test('says where lateness is all it says', () => {
  expect(invoiceState({ status: 'billed', is_overdue: true }).isLate).toBe(true);
  expect(invoiceState({ status: 'billed', is_overdue: true, is_partly_paid: true }).isLate).toBeUndefined();
});

test('says where it is what recipients of its mails did', () => {
  expect(invoiceState({ status: 'billed', send_state: 'Viewed' }).isSending).toBe(true);
  expect(invoiceState({ status: 'billed', send_state: 'Send' }).isSending).toBe(true);
  expect(invoiceState({ status: 'billed', send_state: 'Unsent' }).isSending).toBeUndefined();
  expect(invoiceState({ status: 'billed', send_state: 'Viewed', is_overdue: true }).isSending).toBeUndefined();
});
