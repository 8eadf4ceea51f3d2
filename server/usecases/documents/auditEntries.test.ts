import { expect, test } from 'vitest';
import { mergeEntries, type LoggedEntry } from './auditEntries.ts';

let ids = 0;
const logged = (
  transaction: string,
  changes: LoggedEntry['changes'],
  more: Partial<LoggedEntry> = {},
): LoggedEntry => ({
  id: `id-${(ids += 1)}`,
  transaction,
  timestamp: transaction,
  action: 'updated',
  actor: 'Ana',
  command: null,
  changes,
  ...more,
});

test('what one actor did in one transaction is one entry, the newest first', () => {
  const entries = mergeEntries([
    logged('1', { status: [null, 'draft'] }, { action: 'created' }),
    logged('2', { label: ['a', 'b'] }),
    logged('2', { fee: [null, '1'] }),
    logged('2', { 'items_invoice.0.price': ['1', '2'] }, { lines_untold: 3 }),
  ]);
  expect(entries).toMatchObject([
    {
      action: 'updated',
      timestamp: '2',
      changes: { label: ['a', 'b'], fee: [null, '1'], 'items_invoice.0.price': ['1', '2'] },
      lines_untold: 3,
    },
    { action: 'created', changes: { status: [null, 'draft'] } },
  ]);
  expect(entries[0]).not.toHaveProperty('transaction');
});

test('what two commands did in one transaction are two, each with its name', () => {
  const entries = mergeEntries([
    logged('1', { a: [1, 2] }, { command: 'contracts.cancel' }),
    logged('1', { a: [2, 3] }, { command: 'invoices.end' }),
    logged('1', { b: [1, 2] }, { command: 'invoices.end' }),
  ]);
  expect(entries).toMatchObject([
    { command: 'invoices.end', changes: { a: [2, 3], b: [1, 2] } },
    { command: 'contracts.cancel', changes: { a: [1, 2] } },
  ]);
});

test('what two did in the same instant are two', () => {
  expect(mergeEntries([logged('1', { a: [1, 2] }), logged('1', { a: [2, 3] }, { actor: 'Gil' })])).toHaveLength(2);
});

test('a field that was changed twice at once is told from first to last, and not at all where it is what it was', () => {
  const [entry] = mergeEntries([
    logged('1', { a: [null, 2], b: [1, 2], c: [1, 2] }),
    logged('1', { a: [2, 3], b: [2, 1] }),
  ]);
  expect(entry?.changes).toEqual({ a: [null, 3], c: [1, 2] });
});

test('an invoice stays created by what created it, whatever else was done at once', () => {
  const [entry] = mergeEntries([
    logged('1', { a: [null, 1] }, { action: 'created' }),
    logged('1', { logo: [null, 'x'] }),
  ]);
  expect(entry?.action).toBe('created');
});

test('nothing is told of what changed nothing', () => {
  expect(mergeEntries([logged('1', {}), logged('2', { a: [1, 2] }), logged('2', { a: [2, 1] })])).toEqual([]);
});
