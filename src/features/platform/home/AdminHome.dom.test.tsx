import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PlatformHome } from '../../../../dataProvider/calls/platformHome.ts';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { someone } from '../../../../tests/support/me.ts';
import { session } from '../../../access/console.ts';
import { AdminHome } from './AdminHome.tsx';

const url = 'GET /api/v2/platform-home';

const home: PlatformHome = {
  version: '0.1.0',
  tenants: { active: 12, suspended: 1 },
  users: 1234,
  failed: { jobs: 0, mails: 3 },
  under_review: { accounts: 2 },
  steps: { tenant: true, account_type: true, operator: true },
  issued: [
    { date: '2026-11-24', count: 40 },
    { date: '2026-11-25', count: 2 },
  ],
};

test('shows the figures of the platform, each with its list', async () => {
  await renderInConsole(<AdminHome />, { answers: { [url]: { json: home } } });
  expect(await screen.findByText('1.234')).toBeDefined();
  expect(screen.getByText('13')).toBeDefined();
  expect(screen.getByText('42')).toBeDefined();
  expect(screen.getByText('2 hoje')).toBeDefined();
  expect(screen.queryByText(/^Primeiros passos/)).toBeNull();
  expect(screen.getByText(/^0 tarefas, /)).toBeDefined();
  expect(screen.getByRole('link', { name: /^3 e-mails,/ })).toBeDefined();
  const suspended = screen.getByRole('link', { name: /^1 suspensa/ });
  expect(decodeURIComponent(suspended.getAttribute('href') ?? '')).toBe('/tenants?filter={"status":"suspended"}');
});

test('lists accounts that wait for review among what needs attention', async () => {
  await renderInConsole(<AdminHome />, { answers: { [url]: { json: home } } });
  const review = await screen.findByRole('link', { name: /^2 contas de recebimento em análise/ });
  expect(decodeURIComponent(review.getAttribute('href') ?? '')).toBe(
    '/company-accounts?filter={"status":"under_analysis"}',
  );
  expect(screen.queryByText('Nada espera por você.')).toBeNull();
  // Two accounts and three mails.
  expect(screen.getByText('5')).toBeDefined();
});

test('shows what an installation still needs, with links for those who may do it', async () => {
  const steps = { tenant: false, account_type: true, operator: false };
  const permissions = ['tenants:list', 'tenants:create'];
  vi.spyOn(session, 'me').mockReturnValue(someone({ type: 'ADMIN', area: 'admin', permissions }));
  await renderInConsole(<AdminHome />, { answers: { [url]: { json: { ...home, steps } } } });
  const card = within(await screen.findByRole('region', { name: 'Primeiros passos: 1 de 3' }));
  expect(card.getByRole('link', { name: 'Primeira empresa' }).getAttribute('href')).toBe('/tenants/create');
  expect(card.getAllByRole('link')).toHaveLength(1);
});

test('links only the lists that the user may read', async () => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ type: 'ADMIN', area: 'admin', permissions: ['tenants:list'] }));
  await renderInConsole(<AdminHome />, { answers: { [url]: { json: home } } });
  await screen.findByText('1.234');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0]);
  expect(new Set(links)).toEqual(new Set(['/tenants']));
});

test('has the chart as a table, the last day first', async () => {
  await renderInConsole(<AdminHome />, { answers: { [url]: { json: home } } });
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['DiaFaturas', '25/11/20262', '24/11/202640']);
});

test('shows why it failed, and offers a retry', async () => {
  const unavailable = { status: 503, json: { detail: 'Indisponível agora.' } };
  await renderInConsole(<AdminHome />, { answers: { [url]: unavailable } });
  expect(await screen.findByText('Indisponível agora.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined();
});
