import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import Owed from './owed.tsx';

const sums = (...found: object[]) => ({ json: { statuses: {}, sums: found } });
const sum = (currency: string, amounts: object, count = 1) => ({ currency, count, amounts, by: 'currency' });
const answers = {
  'GET /api/v2/invoice/invoices-single/summary': sums(sum('USD', { amount: '900.00', open_amount: '300.00' }, 2)),
  'GET /api/v2/transactions/summary': sums(sum('USD', { amount: '600.00' })),
  'GET /api/v2/credits': { json: { results: [{ uuid: 'k', currency: 'EUR', amount: '12.50' }], count: 1 } },
};
const record = { id: 'c-1' };

it('a client’s page says by currency what is open, received and left as credit, and leads to the lists', async () => {
  await renderInConsole(<Owed record={record} />, { answers, language: 'en' });
  await screen.findByText('2 open invoices');
  const texts = screen.getByRole('region').textContent;
  for (const text of [
    'USD\u00a0300.00',
    'Received for this client’s invoices',
    'USD\u00a0600.00',
    'EUR\u00a00.00',
    'EUR\u00a012.50',
  ])
    expect(texts).toContain(text);
  const link = screen.getByRole('link', { name: 'View open invoices' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(link)).toContain('{"payment_responsible":"c-1","status":["billed"]}');
  const credits = screen.getByRole('link', { name: 'View credits' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(credits)).toContain('{"service_buyer":"c-1","is_left":true}');
});

it('says so if nothing is open', async () => {
  const none = { 'GET /api/v2/credits': { json: { results: [], count: 0 } } };
  const empty = Object.fromEntries(Object.keys(answers).map((call) => [call, sums()]));
  await renderInConsole(<Owed record={record} />, { answers: { ...empty, ...none }, language: 'en' });
  await screen.findByText('Nothing is outstanding, and there is no credit.');
});

it('shows only what is open to users who may not list payments', async () => {
  const may = (resource: string) => resource === 'invoices';
  await renderInConsole(<Owed record={record} />, { answers, may, language: 'en' });
  await screen.findByText('2 open invoices');
  expect(screen.queryByText('Received for this client’s invoices')).toBeNull();
});

it('says what another client pays of its invoices, with a link to them', async () => {
  const payment_responsible = { uuid: 'c-2', name: 'Harbor Payments Services' };
  const byOther = sums(sum('USD', { amount: '16000.00', open_amount: '15365.61' }, 2));
  await renderInConsole(<Owed record={record} />, {
    answers: {
      ...answers,
      'GET /api/v2/invoice/invoices-single': { json: { results: [{ uuid: 'i-1', payment_responsible }], count: 2 } },
      'GET /api/v2/invoice/invoices-single/summary': ({ query }) =>
        query.get('payment_responsible') === 'c-2' && query.get('service_buyer') === 'c-1' ? byOther : sums(),
    },
    language: 'en',
  });
  const link = await screen.findByRole('link', { name: /^Harbor Payments Services pays 2 open invoices/ });
  expect(link.textContent).toContain('USD\u00a015,365.61');
  const filter = '{"service_buyer":"c-1","payment_responsible":"c-2","status":["billed"]}';
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(filter);
});
