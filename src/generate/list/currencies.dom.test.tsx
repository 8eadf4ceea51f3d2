import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import transactions from '../../../schemas/resources/payments/transactions.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { ListPage } from './ListPage.tsx';

const uuid = '0192f0c1-0000-7000-8000-000000000001';
const paid = {
  uuid: '0192f0c1-0000-7000-8000-000000000009',
  paid_on: '2026-03-10',
  invoice: { uuid, number: 1234 },
  service_buyer: { uuid, name: 'Blue Harbor Inc' },
  amount: '1080.00',
  currency: 'USD',
  exchange_currency: 'BRL',
  exchange_rate: '5.4321',
  fee: '12.50',
  remaining_amount: '5854.17',
  has_account: false,
};

async function showList() {
  await renderInConsole(<ListPage resource={transactions} />, {
    answers: {
      'GET /api/v2/transactions': { json: { results: [paid], count: 1 } },
      'GET /api/v2/transactions/summary': { json: { statuses: {} } },
      'GET /api/v2/saved-views': { json: { results: [], count: 0 } },
    },
  });
  await screen.findByText('Blue Harbor Inc');
}

it('a list shows each amount in its own currency', async () => {
  await showList();
  const shown = document.body.textContent.replaceAll('\u00a0', ' ');
  for (const text of ['US$ 1.080,00', '5,4321', 'R$ 12,50', 'R$ 5.854,17']) expect(shown).toContain(text);
});
