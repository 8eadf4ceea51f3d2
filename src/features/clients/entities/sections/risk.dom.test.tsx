import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import Risk from './risk.tsx';

const call = 'GET /api/v2/entities/c-1/risk';
const answer = (...results: object[]) => ({ [call]: { json: { from: '2025-03-10', to: '2026-03-10', results } } });
const open = { highest_open: '3240.00', highest_on: '2026-03-10' };
const usd = { currency: 'USD', paid: 3, late: 1, days_late: '4.5', ...open };
const record = { id: 'c-1' };

it('a client’s page says how late it pays, how often, and the most that it has owed', async () => {
  await renderInConsole(<Risk record={record} />, { answers: answer(usd), language: 'en' });
  await screen.findByText('4.5 days');
  for (const text of ['1 of 3 (33%)', 'USD\u00a03,240.00', 'on 2026/03/10'])
    expect(screen.getByRole('region').textContent).toContain(text);
});

it('names the currencies where there are several, and no delay where nothing was paid', async () => {
  const eur = { currency: 'EUR', paid: 0, late: 0, ...open };
  await renderInConsole(<Risk record={record} />, { answers: answer(usd, eur), language: 'en' });
  await screen.findByRole('heading', { name: 'EUR' });
  expect(screen.getAllByText('Average delay')).toHaveLength(1);
});

it('says so without any, and shows nothing to users who may not list invoices', async () => {
  const { unmount } = await renderInConsole(<Risk record={record} />, { answers: answer(), language: 'en' });
  await screen.findByText('No invoice was open or paid in the last 12 months.');
  unmount();
  await renderInConsole(<Risk record={record} />, { answers: {}, may: () => false });
  expect(screen.queryByRole('region')).toBeNull();
});
