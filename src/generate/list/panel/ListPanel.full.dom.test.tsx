import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import entities from '../../../../schemas/resources/clients/entities.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../tests/support/invoices.ts';
import { ListPage } from '../ListPage.tsx';

const records = [12, 13].map((number) => invoiceRecord({ uuid: `u-${number}`, number, company_number: undefined }));
const client = { uuid: 'e-1', name: 'Acme', location: { country: { id: 76, identifier: 'BR', name: 'Brazil' } } };

async function showList(resource: Resource = invoices, may?: (resource: string, action: string) => boolean) {
  const view = await renderInConsole(<ListPage resource={resource} />, {
    language: 'en',
    ...(may && { may }),
    answers: {
      'GET /api/v2/invoice/invoices-single': { json: { results: records, count: 2 } },
      'GET /api/v2/invoice/invoices-single/u-12': { json: records[0] },
      'GET /api/v2/invoice/invoices-single/u-13': { json: records[1] },
      'GET /api/invoiceTemplate/invoiceTemplate1': { json: '<svg></svg>' },
      'GET /api/v2/entities': { json: { results: [client], count: 1 } },
    },
  });
  await screen.findAllByRole('row');
  return view;
}

const panel = (number: number) => screen.findByRole('region', { name: `Invoice ${number}` });
const gone = () => waitFor(() => expect(screen.queryByRole('region', { name: /^Invoice \d/ })).toBeNull());
const focused = () => document.activeElement?.textContent;

it('shows the document of a row with its facts, and leads to its page', async () => {
  await showList();
  await userEvent.click(await screen.findByRole('button', { name: 'Preview: Invoice 13' }));
  const beside = within(await panel(13));
  await beside.findByTitle(/^Document, in/);
  expect(beside.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Client',
    'Amount',
    'Due date',
    'Status',
  ]);
  expect(beside.getByText('Blue Harbor Inc')).toBeTruthy();
  expect(beside.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/invoices/u-13');
});

it('opens by the space bar, follows the keys of the list and the arrows, and gives the focus back on Esc', async () => {
  await showList();
  await userEvent.keyboard('j ');
  const first = await panel(12);
  await waitFor(() => expect(document.activeElement).toBe(first));
  await userEvent.keyboard('j');
  await panel(13);
  expect(document.activeElement?.closest('section')).not.toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  await panel(12);
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await gone();
  expect(focused()).toBe('13');
  await userEvent.keyboard(' ');
  await panel(13);
  await userEvent.keyboard(' ');
  await gone();
});

it('leaves the space bar to what it presses', async () => {
  await showList();
  (await screen.findByRole('checkbox', { name: 'Select Invoice 12' })).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Invoice 12' }).checked).toBe(true);
  expect(screen.queryByRole('region', { name: 'Invoice 12' })).toBeNull();
});

it.each<[string, Resource, (resource: string, action: string) => boolean]>([
  ['records without a document', entities, () => true],
  ['users who may not read them', invoices, (_, action) => action === 'list'],
])('is not offered for %s', async (_, resource, may) => {
  await showList(resource, may);
  await screen.findAllByText(/Acme|Blue Harbor/);
  expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull();
});
