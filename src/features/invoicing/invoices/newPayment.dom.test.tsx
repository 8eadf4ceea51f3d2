import { screen } from '@testing-library/react';
import { ResourceDefinitionContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { invoiceRecord, paymentRecord } from '../../../../tests/support/invoices.ts';
import { RelatedSection } from '../../../generate/show/RelatedSection.tsx';

const auto = paymentRecord({ account: { name: 'Sandbox', account_type: { name: 'Sandbox', auto: true } } });
const related = invoices.related?.find(({ resource }) => resource === 'transactions');
if (!related) throw new Error('Invoices list no transactions');
const bookings = { results: [{ uuid: 't-1', paid_on: '2026-03-10' }], count: 1 };

it.each([
  ['an open invoice', invoiceRecord(), true],
  ['an open invoice that a gateway settles', invoiceRecord({ transactions: [auto] }), false],
  ['a paid invoice', invoiceRecord({ status: 'paid' }), false],
])('%s: its page offers a new payment: %s', async (_, record, isOffered) => {
  await renderInConsole(
    <ResourceDefinitionContextProvider
      definitions={{ transactions: { name: 'transactions', hasList: true, hasCreate: true } }}
    >
      <RelatedSection of={invoices} related={related} record={record} />
    </ResourceDefinitionContextProvider>,
    { answers: { 'GET /api/v2/transactions': { json: bookings } } },
  );
  await screen.findByText(/^10 mar/);
  expect(screen.queryByRole('link', { name: 'Novo recebimento' }) !== null).toBe(isOffered);
});

it('is absent while there are none, on a page that leaves out what is empty', async () => {
  const { requests } = await renderInConsole(
    <RelatedSection of={invoices} related={related} record={invoiceRecord()} hidesEmpty />,
    { answers: { 'GET /api/v2/transactions': { json: { results: [], count: 0 } } } },
  );
  expect(requests).toHaveLength(1);
  expect(screen.queryByRole('region')).toBeNull();
});
