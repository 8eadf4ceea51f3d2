import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../tests/support/invoices.ts';
import { someone } from '../../../tests/support/me.ts';
import { session } from '../../access/console.ts';
import { resourceOf } from '../../data/resources.ts';
import { ListPage } from './ListPage.tsx';

it('a client’s list of invoices has the statuses that they see, and no filter without choices', async () => {
  const permissions = ['invoices:list', 'invoices:show', 'countries:list', 'currencies:list'];
  vi.spyOn(session, 'me').mockReturnValue(someone({ type: 'CUSTOMER', permissions }));
  const path = '/api/v2/invoice/invoices-single';
  await renderInConsole(<ListPage resource={resourceOf('invoices')} />, {
    language: 'en',
    may: (resource, action) => permissions.includes(`${resource}:${action}`),
    answers: { [`GET ${path}`]: { json: { results: [invoiceRecord({ uuid: 'u-1' })], count: 1 } } },
  });
  const tabs = within(await screen.findByRole('group', { name: 'Status' })).getAllByRole('button');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All', 'Issued', 'Overdue', 'Paid', 'Canceled']);
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  expect(screen.queryByRole('combobox', { name: 'Client' })).toBeNull();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Status' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Issued', 'Paid', 'Canceled']);
});
