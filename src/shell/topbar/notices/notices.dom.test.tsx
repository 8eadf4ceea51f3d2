import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { NoticesButton } from './NoticesButton.tsx';

const paid = {
  uuid: '0198f6b2-0000-7000-8000-000000000001',
  event: 'paid',
  count: 1,
  happened_at: '2026-03-10T15:00:00Z',
  is_read: false,
  invoice: { uuid: '0198f6b2-0000-7000-8000-000000000002', number: 12, client: 'Northwind' },
  amount: '1080.00',
  currency: 'USD',
};
const several = {
  uuid: '0198f6b2-0000-7000-8000-000000000003',
  event: 'run_finished',
  count: 300,
  happened_at: '2026-03-09T15:00:00Z',
  is_read: true,
  run: { uuid: '0198f6b2-0000-7000-8000-000000000004' },
};

it('counts unread notices, says what happened, and marks one as read when it is opened', async () => {
  const user = userEvent.setup();
  const { requests } = await renderInConsole(<NoticesButton />, {
    language: 'en',
    answers: {
      'GET /api/v2/notices': { json: { results: [paid, several], unread: 1, overdue: 0 } },
      [`PUT /api/v2/notices/${paid.uuid}/read`]: { json: { detail: 'ok' } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  const [first, second] = await within(panel).findAllByRole('link');
  expect([first?.getAttribute('href'), second?.getAttribute('href')]).toEqual([
    `/company/invoices/${paid.invoice.uuid}`,
    `/company/runs/${several.run.uuid}`,
  ]);
  expect(first?.textContent?.replaceAll(/\s/g, ' ')).toContain('Northwind paid USD 1,080.00 for invoice 12');
  expect(second?.textContent).toContain('Invoices issued by a billing run: 300');
  if (first) await user.click(first);
  await waitFor(() => expect(requests.map(({ method }) => method)).toContain('PUT'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('saves only the chosen ways', async () => {
  const user = userEvent.setup();
  const ways = {
    paid: 'console',
    answered: 'console',
    bounced: 'console',
    refund_failed: 'console',
    disputed: 'console',
    charged_back: 'console',
    on_hold: 'console',
    run_finished: 'off',
  };
  const { requests } = await renderInConsole(<NoticesButton />, {
    language: 'en',
    answers: {
      'GET /api/v2/notices': { json: { results: [], unread: 0, overdue: 0 } },
      'GET /api/v2/notice-settings': { json: ways },
      'PUT /api/v2/notice-settings': { json: ways },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await screen.findByText('Nothing new');
  await user.click(screen.getByRole('button', { name: 'Notification settings' }));
  await user.click(await screen.findByRole('combobox', { name: 'Payments received' }));
  await user.click(await screen.findByRole('option', { name: 'Also by email, once a day' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ paid: 'daily' }));
});
