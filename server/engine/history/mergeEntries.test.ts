import { expect, test } from 'vitest';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { hasChanges, mergeEntries as mergeOf, type LoggedEntry } from './mergeEntries.ts';

const mergeEntries = (logged: readonly LoggedEntry[]) => mergeOf(invoices, logged).filter(hasChanges);

let ids = 0;
const logged = (
  transaction: string,
  changes: LoggedEntry['changes'],
  more: Partial<LoggedEntry> = {},
): LoggedEntry => ({
  id: `id-${String((ids += 1)).padStart(4, '0')}`,
  transaction,
  timestamp: transaction,
  action: 'updated',
  actor: 'Ana',
  command: null,
  step: null,
  changes,
  ...more,
});

test('changes of one actor in one transaction are one entry, the newest first', () => {
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

test('two commands in one transaction are two entries with their names', () => {
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

test('a command repeated in one transaction has two entries with their values', () => {
  const bill = { command: 'invoices.bill' };
  const entries = mergeEntries([
    logged('1', { status: ['draft', 'billed'] }, { ...bill, step: 1 }),
    logged('1', { status: ['billed', 'draft'] }, { command: 'invoices.revert', step: 2 }),
    logged('1', { status: ['draft', 'billed'] }, { ...bill, step: 3 }),
  ]);
  expect(entries.map(({ command, changes }) => [command, changes['status']])).toEqual([
    ['invoices.bill', ['draft', 'billed']],
    ['invoices.revert', ['billed', 'draft']],
    ['invoices.bill', ['draft', 'billed']],
  ]);
  expect(entries[0]).not.toHaveProperty('step');
});

test('statuses of one transaction without logged commands are separate entries', () => {
  const entries = mergeEntries([
    logged('1', { status: [null, 'draft'] }, { action: 'created' }),
    logged('1', { status: ['draft', 'billed'], number: [null, 7] }),
    logged('1', { fee: [null, '1'] }),
    logged('1', { status: ['billed', 'paid'] }),
    logged('1', { seen_at: [null, 'x'] }),
  ]);
  expect(entries.map(({ action, command, changes }) => [action, command, Object.keys(changes)])).toEqual([
    ['updated', 'invoices.receive', ['fee', 'status', 'seen_at']],
    ['updated', 'invoices.bill', ['status', 'number']],
    ['created', null, ['status']],
  ]);
});

test('changes of two actors at the same instant are two entries', () => {
  expect(mergeEntries([logged('1', { a: [1, 2] }), logged('1', { a: [2, 3] }, { actor: 'Gil' })])).toHaveLength(2);
});

test('a field changed twice in a transaction has its first and last value, and none if they are equal', () => {
  const [entry] = mergeEntries([
    logged('1', { a: [null, 2], b: [1, 2], c: [1, 2] }),
    logged('1', { a: [2, 3], b: [2, 1] }),
  ]);
  expect(entry?.changes).toEqual({ a: [null, 3], c: [1, 2] });
});

test('an invoice is created by its first entry, whatever else that transaction changed', () => {
  const [entry] = mergeEntries([
    logged('1', { a: [null, 1] }, { action: 'created' }),
    logged('1', { logo: [null, 'x'] }),
  ]);
  expect(entry?.action).toBe('created');
});

test('entries without changes are omitted', () => {
  expect(mergeEntries([logged('1', {}), logged('2', { a: [1, 2] }), logged('2', { a: [2, 1] })])).toEqual([]);
});
