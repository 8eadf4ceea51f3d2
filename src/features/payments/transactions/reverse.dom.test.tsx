import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import transactions from '../../../../schemas/resources/payments/transactions.ts';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { RecordActionsProvider } from '../../../generate/actions/RecordActionsProvider.tsx';
import ReverseDialog from './dialogs/reverse.tsx';
import type { BookedRow } from './reverse/ReversedPayment.tsx';

const row = (number: number, amount: string, change: Partial<BookedRow> = {}): BookedRow => ({
  id: `t-${number}`,
  uuid: `t-${number}`,
  kind: 'receipt',
  amount,
  currency: 'USD',
  paid_on: '2026-11-26',
  payment_uuid: 'p-1',
  service_buyer: { uuid: 'c-1', name: 'Tester & Filhos Ltd' },
  invoice: { uuid: `i-${number}`, number },
  is_reversed: false,
  ...change,
});

const show = (rows: readonly BookedRow[]) => {
  const [first] = rows;
  if (!first) throw new Error('No row');
  return renderInConsole(
    <RecordActionsProvider resource={transactions}>
      <ReverseDialog record={first} onClose={vi.fn()} />
    </RecordActionsProvider>,
    { answers: { 'GET /api/v2/transactions': { json: { results: rows, count: rows.length } } }, language: 'en' },
  );
};

const text = () => screen.getByRole('dialog').textContent?.replaceAll('\u00a0', ' ');

it('says what is reversed: amount, day, client and invoice', async () => {
  await show([row(271, '699.40')]);
  await screen.findByText('The invoice is open again.');
  for (const part of ['USD 699.40', '2026/11/26', 'Tester & Filhos Ltd', 'Invoice271']) expect(text()).toContain(part);
  expect(text()).not.toContain('2026-11-26');
});

it('of several invoices says all, without reversed rows', async () => {
  await show([row(271, '600.00'), row(272, '99.40'), row(273, '5.00', { is_reversed: true })]);
  await screen.findByText('The 2 invoices are open again.');
  for (const part of ['USD 699.40', 'Invoices271, 272']) expect(text()).toContain(part);
});
