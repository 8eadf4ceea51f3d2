import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { rowIssues, takeKnown, type KnownReceipt, type ReceiptRow } from './importedReceipts.ts';

const row = fc.record({
  invoice: fc.constant('1'),
  paid_on: fc.constantFrom('2026-03-12', '2026-03-13'),
  amount: fc.constantFrom('10', '10.00', '20.000'),
  note: fc.constantFrom(undefined, '', 'Wire 1', 'Wire 2'),
});
const booked = ({ paid_on, amount = '', note }: ReceiptRow): KnownReceipt => ({ paid_on, amount, note: note ?? null });

it('books each row of a file once, however often the file comes', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const known = rows.map(booked);
      expect(rows.filter((each) => !takeKnown(each, known))).toEqual([]);
      expect(known).toEqual([]);
    }),
  );
});

test.each([
  ['another day', { paid_on: '2026-03-13', amount: '10.00', note: 'Wire 1' }],
  ['another amount', { paid_on: '2026-03-12', amount: '10.01', note: 'Wire 1' }],
  ['another note', { paid_on: '2026-03-12', amount: '10.00', note: 'Wire 2' }],
])('a receipt of %s is another one', (_, receipt) => {
  const given = { invoice: '1', paid_on: '2026-03-12', amount: '10.00', note: 'Wire 1' };
  expect(takeKnown(given, [receipt])).toBe(false);
  expect(takeKnown(given, [{ ...receipt, ...given, note: null }])).toBe(true);
});

const clock = { now: new Date('2026-03-20T15:00:00Z'), timeZone: 'UTC' };

it.each([
  ['1080.00', []],
  [undefined, []],
  ['1080.01', ['amount validation.aboveOpen']],
  ['0', ['amount validation.decimal.minimum']],
])('of 1080.00 open, %s can be booked', (amount, issues) => {
  const invoice = { currency: 'BRL', open: '1080.000', created: '2026-03-10', isOpen: true };
  const given = { invoice: '1', paid_on: '2026-03-12', amount };
  expect(rowIssues(given, invoice, clock).map(({ path, key }) => `${path} ${key}`)).toEqual(issues);
  expect(rowIssues(given, { ...invoice, isOpen: false }, clock)).toEqual([
    { path: 'invoice', key: 'validation.invoiceNotOpen' },
  ]);
});
