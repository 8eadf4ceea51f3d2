import { expect, test } from 'vitest';
import { transactionKinds } from '../../schemas/parts/payments/transaction.ts';
import transactions from '../../schemas/resources/payments/transactions.ts';
import { bookingKinds, isPayment } from './bookingKinds.ts';

test('what pays an invoice can be reversed, and nothing else', () => {
  const notReversible = transactionKinds.filter((kind) => !bookingKinds[kind].pays);
  expect(transactions.actions?.reasons['not_reversible']).toEqual({ path: 'kind', in: notReversible });
});

test('a reversed payment pays nothing', () => {
  expect(isPayment({ kind: 'receipt', is_reversed: false })).toBe(true);
  expect(isPayment({ kind: 'receipt', is_reversed: true })).toBe(false);
  expect(isPayment({ kind: 'refund' })).toBe(false);
});

test('a reversal has the means of what it reverses, and every other kind its own', () => {
  expect(transactionKinds.filter((kind) => bookingKinds[kind].means === undefined)).toEqual(['reversal']);
});
