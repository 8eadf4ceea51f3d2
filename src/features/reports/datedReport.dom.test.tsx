import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { someone } from '../../../tests/support/me.ts';
import { session } from '../../access/console.ts';
import { ReportPages } from './ReportPages.tsx';

const month = (group: string, amount: string, count: number, begun: string, ended: string) => ({
  group,
  label: group,
  currency: 'BRL',
  values: { amount, count, new: begun, ended },
});
const answer = {
  today: '2026-11-24',
  from: '2026-10-01',
  to: '2026-11-30',
  results: [month('2026-10', '1080.00', 2, '0.00', '0.00'), month('2026-11', '1200.00', 2, '360.00', '240.00')],
  count: 2,
  totals: [{ currency: 'BRL', values: { amount: '1200.00', count: 2, new: '360.00', ended: '240.00' } }],
};

beforeEach(() => {
  const permissions = ['contracts:list', 'contracts:export', 'reports/recurring:list', 'reports/recurring:export'];
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ name: 'Acme Software Ltda' })));
});

const show = () =>
  renderInConsole(
    <Routes>
      <Route path="/company/reports/*" element={<ReportPages area="company" />} />
    </Routes>,
    { at: '/company/reports/recurring', answers: { 'GET /api/v2/reports/recurring': { json: answer } } },
  );

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

it('explains how its figures are defined, and shows no total of stocks', async () => {
  await show();
  screen.getByText(/^O valor mensal de um contrato é o valor da próxima fatura/);
  const section = within(screen.getByRole('region', { name: 'BRL' }));
  expect(section.getAllByRole('row').map((row) => plain(row.textContent))).toEqual([
    'MêsValor mensalContratosNovosEncerrados',
    'outubro de 2026R$ 1.080,002––',
    'novembro de 2026R$ 1.200,002R$ 360,00R$ 240,00',
    'Todo o períodoR$ 1.200,002R$ 360,00R$ 240,00',
  ]);
  const chart = section.getByRole('img').getAttribute('aria-label');
  expect(plain(chart)).toBe('Valor mensal em BRL, por mês. No fim: R$ 1.200,00');
});

it('links each figure to the contracts that it sums, by the dates of its measure', async () => {
  await show();
  const rows = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('link'));
  const filterOf = (link: HTMLElement) => {
    const url = new URL(link.getAttribute('href') ?? '', 'http://acme.test');
    expect(url.pathname).toBe('/company/contracts');
    return JSON.parse(url.searchParams.get('filter') ?? '');
  };
  const running = { currency: 'BRL', starts_on_lte: '2026-10-31', ends_on_gte: '2026-11-01' };
  expect(rows[1]?.map(filterOf)).toEqual([running, running]);
  expect(rows[2]?.slice(2).map(filterOf)).toEqual([
    { currency: 'BRL', starts_on_gte: '2026-11-01', starts_on_lte: '2026-11-30' },
    { currency: 'BRL', ends_on_gte: '2026-11-01', ends_on_lte: '2026-11-30' },
  ]);
  const atEnd = { currency: 'BRL', starts_on_lte: '2026-11-30', ends_on_gte: '2026-12-01' };
  expect(rows.at(-1)?.slice(0, 3).map(filterOf)).toEqual([
    atEnd,
    atEnd,
    { currency: 'BRL', starts_on_gte: '2026-10-01', starts_on_lte: '2026-11-30' },
  ]);
});
