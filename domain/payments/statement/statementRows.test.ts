import { expect, it } from 'vitest';
import { statementOf, type DatedEntry, type Statement } from './statement.ts';
import { shownRows } from './statementRows.ts';

const entries: readonly DatedEntry[] = [
  {
    kind: 'invoice',
    day: '2026-03-01',
    invoice_uuid: 'a',
    number: 7,
    company_number: 'PO-1',
    due_date: '2026-03-31',
    amount: '100',
  },
  { kind: 'receipt', day: '2026-03-02', invoice_uuid: 'a', number: 7, note: 'Wire', amount: '60' },
  { kind: 'receipt', day: '2026-03-03', amount: '25' },
  { kind: 'refund', day: '2026-03-04', invoice_uuid: 'a', number: 7, amount: '10' },
  { kind: 'credit_note', day: '2026-03-05', invoice_uuid: 'a', number: 7, note_number: 'NC-2', amount: '30' },
  { kind: 'debit_note', day: '2026-03-06', invoice_uuid: 'a', number: 7, note_number: 'ND-1', amount: '-5' },
];
const statement: Statement = statementOf({
  from: '2026-03-01',
  to: '2026-03-31',
  currency: 'EUR',
  currencies: ['EUR'],
  before: [],
  entries,
  open: [],
});

it('a statement shows charges, payments, and beside them what leaves the balance as it is', () => {
  const shown = shownRows(statement, (key, { number, note } = {}) =>
    [key.split('.').slice(1).join(' '), note, number].filter(Boolean).join(' '),
  );
  expect(shown.map(({ what, charge, payment, beside, balance }) => [what, charge, payment, beside, balance])).toEqual([
    ['kinds invoice 7 · PO-1', '100.00', undefined, undefined, '100.00'],
    ['kinds receipt 7 · Wire', undefined, '60.00', undefined, '40.00'],
    ['credits receipt', undefined, undefined, '25.00', '40.00'],
    ['kinds refund 7', undefined, undefined, '10.00', '40.00'],
    ['kinds credit_note NC-2 7', undefined, '30.00', undefined, '10.00'],
    ['kinds debit_note ND-1 7', '5.00', undefined, undefined, '15.00'],
  ]);
});
