import { expect, test } from 'vitest';
import { transactionKinds } from '../../schemas/parts/payments/transaction.ts';
import transactions from '../../schemas/resources/payments/transactions.ts';
import { bookedKinds, bookingKinds, hasReceipt, isOfNote, isPayment, receiptKinds } from './bookingKinds.ts';

const those = (is: (kind: (typeof bookingKinds)[keyof typeof bookingKinds]) => boolean) =>
  transactionKinds.filter((kind) => is(bookingKinds[kind]));

const ofNotes = ['credit_note', 'debit_note', 'note_write_off', 'note_refund', 'note_credit'];

test('what pays an invoice can be reversed, except credit notes, and nothing else', () => {
  expect(those(({ pays }) => pays)).toEqual(['receipt', 'credit', 'write_off', 'gateway', 'credit_note']);
  const notReversible = transactionKinds.filter((kind) => !bookingKinds[kind].pays || isOfNote(kind));
  expect(transactions.actions?.reasons['not_reversible']).toEqual({ path: 'kind', in: notReversible });
});

test('a reversed payment pays nothing, nor does the expected one', () => {
  expect(isPayment({ kind: 'receipt', is_reversed: false })).toBe(true);
  expect(isPayment({ kind: 'receipt', is_reversed: true })).toBe(false);
  expect(isPayment({ kind: 'refund' })).toBe(false);
  expect(isPayment({})).toBe(false);
});

test('a receipt is for money that arrived, also if it was reversed since', () => {
  expect(receiptKinds).toEqual(['receipt', 'gateway']);
  expect(hasReceipt({})).toBe(false);
});

test('money comes by receipts and gateways; a reversal has the means of what it reverses', () => {
  expect(those(({ means }) => means === 'money')).toEqual(['receipt', 'refund', 'gateway']);
  expect(those(({ means }) => means === 'credit')).toEqual(['credit']);
  expect(those(({ means }) => means === 'write_off')).toEqual(['write_off', 'note_write_off']);
  expect(those(({ means }) => means === 'note')).toEqual(['credit_note', 'debit_note', 'note_refund', 'note_credit']);
  expect(those(({ means }) => means === undefined)).toEqual(['reversal']);
});

test('only a refund leaves what is booked as it is', () => {
  expect(those(({ changes }) => changes === 'refunded')).toEqual(['refund']);
  expect(bookedKinds).toEqual(['receipt', 'credit', 'write_off', 'reversal', 'gateway', ...ofNotes]);
  expect(transactionKinds.filter(isOfNote)).toEqual(ofNotes);
});

test('money beyond the invoices becomes credit, which uses and reversals change', () => {
  expect(those(({ credit }) => credit === 'adds')).toEqual(['receipt', 'gateway', 'note_credit']);
  expect(those(({ credit }) => credit === 'uses')).toEqual(['credit']);
  expect(those(({ credit }) => credit === 'undoes')).toEqual(['reversal']);
  expect(those(({ credit }) => credit === 'none')).toEqual([
    'write_off',
    'refund',
    ...ofNotes.filter((kind) => kind !== 'note_credit'),
  ]);
});

test('gateways collect and refund', () => {
  expect(those(({ isOfGateway }) => isOfGateway)).toEqual(['refund', 'gateway']);
});
