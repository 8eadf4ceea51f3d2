import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../tests/support/invoices.ts';
import Mailed from './sections/mailed.tsx';

const sent = { kind: 'document', language: 'en', status: 'Send', delivery: 'sent', attempts: 1 };
const results = [
  {
    ...sent,
    uuid: 'm-1',
    name: 'Bia Reis',
    email: 'bia@client.test',
    recipient_type: 'to',
    created_at: '2026-11-29T12:00:00Z',
    sent_at: '2026-11-29T12:01:00Z',
  },
  {
    ...sent,
    uuid: 'm-2',
    email: 'dora@client.test',
    recipient_type: 'cc',
    delivery: 'bounced',
    created_at: '2026-11-29T12:00:00Z',
  },
];

const show = (send_state?: 'Send') =>
  renderInConsole(<Mailed record={invoiceRecord({ uuid: 'u-1', send_state })} />, {
    answers: { 'GET /api/v2/messages': { json: { results, count: 2 } } },
  });

it('names who was mailed and when, and a copy that bounced', async () => {
  const { requests } = await show('Send');
  const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows).toEqual([
    ['Bia Reis <bia@client.test>', expect.stringMatching(/^29\/11\/2026 \d\d:01$/)],
    ['CC: dora@client.test', expect.stringMatching(/^29\/11\/2026 \d\d:00Devolvido$/)],
  ]);
  expect(Object.fromEntries(requests[0]?.query ?? [])).toMatchObject({ invoice: 'u-1', is_replaced: 'false' });
});

it('is absent while nobody was mailed', async () => {
  const { requests } = await show();
  expect([screen.queryByRole('term'), requests]).toEqual([null, []]);
});
