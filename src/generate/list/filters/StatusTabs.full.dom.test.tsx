import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import imports from '../../../../schemas/resources/company/imports.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../tests/support/invoices.ts';
import { ListPage } from '../ListPage.tsx';

const listCall = 'GET /api/v2/invoice/invoices-single';

it('the late invoices have a tab behind the issued ones, which replaces the status', async () => {
  const counts = { draft: 1, future: 2, billed: 30, paid: 4, cancelled: 5 };
  const { requests } = await renderInConsole(<ListPage resource={invoices} />, {
    answers: {
      [listCall]: { json: { results: [invoiceRecord({ is_overdue: true })], count: 1 } },
      [`${listCall}/summary`]: { json: { statuses: counts, late: 15, sums: [] } },
    },
  });
  await screen.findByText('15');
  const names = screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Emitida 30', 'Vencida 15', 'Paga 4']));
  expect(names.indexOf('Vencida 15')).toBe(names.indexOf('Emitida 30') + 1);
  await userEvent.click(screen.getByRole('button', { name: 'Emitida 30' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vencida 15' }));
  await screen.findByRole('button', { name: 'Vencida 15', pressed: true });
  const query = () => requests.filter(({ path }) => path.endsWith('invoices-single')).at(-1)?.query;
  await waitFor(() => expect(query()?.get('is_overdue')).toBe('true'));
  expect(query()?.get('status')).toBeNull();
});

it('of many statuses, those that records have are tabs', async () => {
  const statuses = { queued: 0, judging: 0, judged: 1, writing: 0, done: 3, cancelled: 0, failed: 0, undoing: 0 };
  await renderInConsole(<ListPage resource={imports} />, {
    answers: {
      'GET /api/v2/imports': { json: { results: [], count: 0 } },
      'GET /api/v2/imports/summary': { json: { statuses: { ...statuses, undone: 0 }, sums: [] } },
    },
  });
  await screen.findByRole('button', { name: 'Importada 3' });
  const tabs = within(screen.getByRole('group', { name: 'Situação' })).getAllByRole('button');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Tudo', 'Aguarda você 1', 'Importada 3']);
});
