import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { contractActions } from '../../../../schemas/parts/recurrence/contractActions.ts';
import { invoiceActions } from '../../../../schemas/parts/invoicing/invoiceActions.ts';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../tests/support/invoices.ts';
import { ActionsProvider } from '../../actions/ActionsProvider.tsx';
import type { ActedRecord } from '../../actions/useActions.ts';
import { RowActions } from './RowActions.tsx';

const show = (resource: 'invoices' | 'contracts', record: ActedRecord) =>
  renderInConsole(
    <ActionsProvider
      resource={resource}
      actions={resource === 'invoices' ? invoiceActions : contractActions}
      titleOf={() => '12'}
    >
      <RowActions record={record} />
    </ActionsProvider>,
    {
      language: 'en',
      answers: { 'GET /api/v2/invoice/invoices-single': { json: { results: [invoiceRecord()], count: 1 } } },
    },
  );

const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('has the most likely action of its state before the menu, which opens its dialog', async () => {
  await show('invoices', invoiceRecord());
  await userEvent.click(await screen.findByRole('button', { name: 'Send email: 12' }));
  expect(await screen.findByRole('dialog', { name: /Send invoice by email/ })).toBeTruthy();
});

it('leads to the form of a draft that cannot be issued yet', async () => {
  const { place } = await show('invoices', invoiceRecord({ status: 'draft', due_date: '2020-01-01' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: 12' }));
  expect(place.current).toContain('/invoices/');
});

it('opens the group of changes of a contract', async () => {
  await show('contracts', { id: 'c-1', uuid: 'c-1', status: 'Active', public_hash: 'h' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change contract: 12' }));
  expect(within(await screen.findByRole('menu')).getAllByRole('menuitem').length).toBeGreaterThan(1);
});

it('has only the menu where nothing is likely', async () => {
  await show('invoices', invoiceRecord({ status: 'cancelled' }));
  await screen.findByRole('button', { name: 'Options: 12' });
  expect(names()).toEqual(['Options: 12']);
});
