import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import Steps from './steps.tsx';

const change = (action: string, timestamp: string, status: readonly (string | null)[]) => ({
  id: timestamp,
  action,
  actor: 'Ana Souza <ana@acme.test>',
  command: null,
  timestamp,
  changes: { status },
});
const history = [
  change('updated', '2026-03-01T12:00:00Z', ['draft', 'billed']),
  change('created', '2026-02-28T12:00:00Z', [null, 'draft']),
];
const mail = (email: string, more: object = {}) => ({
  uuid: email,
  email,
  kind: 'document',
  sent_at: '2026-03-01T12:05:00Z',
  created_at: '2026-03-01T12:05:00Z',
  ...more,
});

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-20T15:00:00Z'), toFake: ['Date'] }));

const show = async (record: ReturnType<typeof invoiceRecord>, may?: (resource: string) => boolean) => {
  const view = await renderInConsole(<Steps record={record} />, {
    language: 'en',
    answers: {
      'GET /api/v2/messages': {
        json: {
          results: [mail('bia@client.test', { viewed_at: '2026-03-02T15:30:00Z' }), mail('dora@client.test')],
          count: 2,
        },
      },
      [`GET /api/v2/audit/invoice/${record.uuid}`]: { json: history },
    },
    ...(may && { may }),
  });
  const steps = within(await screen.findByRole('region', { name: 'Steps' })).getAllByRole('listitem');
  return { ...view, steps: steps.map(({ children }) => [...children].map(({ textContent }) => textContent)) };
};

it('says when an invoice was drafted, issued, mailed and seen, by or to whom, and when it is to be paid', async () => {
  const { steps } = await show(invoiceRecord({ send_state: 'Viewed' }));
  expect(steps).toEqual([
    ['Drafted', '28 Feb', 'Ana Souza'],
    ['Issued', '1 Mar', 'Ana Souza'],
    ['Mailed', '1 Mar', '2 people'],
    ['Seen', expect.stringMatching(/^2 Mar \d\d:30$/), 'bia@client.test'],
    ['Paid', '—', '31 Mar'],
  ]);
});

it.each([
  ['to_come', true],
  ['held', true],
  ['paused', false],
  ['ended', false],
] as const)('are there for a scheduled invoice that is still to be issued: %s', async (schedule_status, hasSteps) => {
  const record = invoiceRecord({ status: 'future', schedule_status });
  const { requests } = await renderInConsole(<Steps record={record} />, { language: 'en' });
  expect([screen.queryByRole('region', { name: 'Steps' }) !== null, requests]).toEqual([hasSteps, []]);
});

it('requests neither history nor mails that the user may not see', async () => {
  const { steps, requests } = await show(invoiceRecord({ send_state: 'Viewed' }), () => false);
  expect(steps.at(1)).toEqual(['Issued', '1 Mar']);
  expect(requests.filter(({ path }) => /audit|messages/.test(path))).toEqual([]);
});
