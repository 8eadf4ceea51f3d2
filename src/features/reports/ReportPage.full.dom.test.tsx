import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInConsole, type Answer, type SentRequest } from '../../../tests/support/console.tsx';
import { someone } from '../../../tests/support/me.ts';
import { session } from '../../access/console.ts';
import { ReportPages } from './ReportPages.tsx';

const reports = [
  'ageing',
  'clients',
  'countries',
  'forecast',
  'issued',
  'items',
  'open',
  'receipts',
  'received',
  'recurring',
  'scenarios',
  'taxes',
];
const permissions = [
  'invoices:list',
  'invoices:export',
  ...reports.flatMap((name) => [`reports/${name}:list`, `reports/${name}:export`]),
];
const path = '/api/v2/reports/issued';
const figures = (group: string, label: string, currency: string, amount: string, count: number) => ({
  group,
  label,
  currency,
  values: { amount, count },
});
const answer = {
  today: '2026-11-24',
  from: '2026-10-01',
  to: '2026-11-30',
  results: [
    figures('2026-10', 'outubro de 2026', 'BRL', '1234.50', 3),
    figures('2026-11', 'novembro de 2026', 'USD', '80.00', 1),
  ],
  count: 2,
  totals: [
    { currency: 'BRL', values: { amount: '1234.50', count: 3 } },
    { currency: 'USD', values: { amount: '80.00', count: 1 } },
  ],
};
const nothing = { ...answer, results: [], totals: [], count: 0 };

beforeEach(() => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ name: 'Acme Software Ltda' })));
});

const show = (
  json: object | ((request: SentRequest) => Answer | Promise<Answer>) = answer,
  at = '/company/reports/issued',
) =>
  renderInConsole(
    <Routes>
      <Route path="/company/reports/*" element={<ReportPages area="company" />} />
    </Routes>,
    {
      at,
      answers: {
        [`GET ${path}`]:
          typeof json === 'function' ? (json as (request: SentRequest) => Answer | Promise<Answer>) : { json },
      },
    },
  );
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');
const heading = () => screen.getAllByRole('heading', { level: 1 }).at(-1)?.textContent;
const section = (currency: string) => within(screen.getByRole('region', { name: currency }));
const filterOf = (link: HTMLElement): unknown =>
  JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://acme.test').searchParams.get('filter') ?? '');

describe('a report', () => {
  it('has a chart and a table for each currency, with every month', async () => {
    const { requests } = await show();
    expect(requests.map(({ query }) => query.toString())).toEqual(['by=month']);
    const chart = section('BRL').getByRole('img').getAttribute('aria-label');
    expect(plain(chart)).toBe('Faturado em BRL, por mês. Total: R$ 1.234,50');
    const rows = section('BRL').getAllByRole('row');
    expect(rows.map((row) => plain(row.textContent))).toEqual([
      'MêsFaturadoFaturas',
      'outubro de 2026R$ 1.234,503',
      'novembro de 2026––',
      'TotalR$ 1.234,503',
    ]);
    expect(section('USD').getAllByRole('row')).toHaveLength(4);
  });

  it('links each figure to the list that it sums', async () => {
    await show();
    const [october, count, total] = section('BRL').getAllByRole('link');
    const month = {
      status: 'billed,paid',
      currency: 'BRL',
      created_gte: '2026-10-01',
      created_lte: '2026-10-31',
      is_imported: false,
    };
    for (const link of [october, count]) expect(link && filterOf(link)).toEqual(month);
    expect(total && filterOf(total)).toEqual({ ...month, created_lte: '2026-11-30' });
  });

  it('keeps its state in the address, and back restores the previous one', async () => {
    const { place, back, requests } = await show();
    await userEvent.click(screen.getByRole('combobox', { name: 'Período' }));
    await userEvent.click(screen.getByRole('option', { name: 'Mês passado' }));
    expect(place.current).toBe('/company/reports/issued?period=lastMonth');
    await userEvent.click(screen.getByRole('switch', { name: 'Somente canceladas' }));
    expect(place.current).toBe('/company/reports/issued?period=lastMonth&apart=true');
    expect(requests.at(-1)?.query.get('apart')).toBe('true');
    await back();
    expect(place.current).toBe('/company/reports/issued?period=lastMonth');
    expect(screen.getByRole('switch', { name: 'Somente canceladas' })).toHaveProperty('checked', false);
  });

  it('shows one currency if chosen', async () => {
    await show(answer, '/company/reports/issued?currency=USD');
    expect(screen.queryByRole('region', { name: 'BRL' })).toBeNull();
    section('USD').getByText('novembro de 2026');
  });

  it('compares with the previous period, and each figure links to the list of its days', async () => {
    const previous = {
      from: '2026-08-01',
      to: '2026-09-30',
      results: [figures('2026-08', 'agosto de 2026', 'BRL', '1000.00', 2)],
      count: 1,
      totals: [{ currency: 'BRL', values: { amount: '1000.00', count: 2 } }],
    };
    const { requests } = await show({ ...answer, previous }, '/company/reports/issued?compare=true');
    expect(requests[0]?.query.get('compare')).toBe('true');
    const [head, october] = section('BRL').getAllByRole('row');
    expect(head?.textContent).toBe('MêsFaturadoFaturado, período anteriorVariaçãoFaturasFaturas, período anterior');
    expect(plain(october?.textContent)).toBe('outubro de 2026R$ 1.234,50R$ 1.000,0023,5%32');
    const before = within(october ?? document.body).getByRole('link', { name: /1\.000,00/ });
    expect(filterOf(before)).toMatchObject({ created_gte: '2026-08-01', created_lte: '2026-08-31' });
    screen.getByText('Período anterior: de 01/08/2026 a 30/09/2026');
  });

  it('shows blocks if a wide table has no space, without empty ones', async () => {
    const wide = window.matchMedia('all');
    vi.stubGlobal('matchMedia', (media: string) => ({ ...wide, media, matches: media.includes('max-width') }));
    const previous = { from: '2026-08-01', to: '2026-09-30', results: [], count: 0, totals: [] };
    await show({ ...answer, previous }, '/company/reports/issued?compare=true');
    expect(section('BRL').queryByRole('table')).toBeNull();
    const blocks = section('BRL').getAllByRole('listitem');
    expect(blocks.map((block) => plain(block.textContent))).toEqual([
      'TotalFaturadoR$ 1.234,50Faturas3',
      'outubro de 2026FaturadoR$ 1.234,50Faturas3',
    ]);
  });

  it('reserves the space of its currencies while it loads, and offers no choice for one', async () => {
    const one = { ...answer, totals: answer.totals.slice(0, 1) };
    const { promise, resolve } = Promise.withResolvers<Answer>();
    await show(() => promise);
    const currency = () => screen.queryByRole('combobox', { name: 'Moeda' });
    expect(currency()?.getAttribute('aria-disabled')).toBe('true');
    resolve({ json: one });
    await screen.findByRole('region', { name: 'BRL' });
    expect(currency()).toBeNull();
  });

  it('says that the period has no records, and offers others', async () => {
    const { place } = await show(nothing);
    screen.getByText('Nenhuma fatura encontrada');
    screen.getByText(/^Não há nada de 01\/10\/2026 a 30\/11\/2026/);
    await userEvent.click(screen.getByRole('button', { name: 'Ver: Últimos 12 meses' }));
    expect(place.current).toBe('/company/reports/issued?period=lastTwelveMonths');
  });

  it('clears filters without a match', async () => {
    const { place } = await show(nothing, '/company/reports/issued?type=individual');
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(place.current).toBe('/company/reports/issued');
  });

  it('shows why it failed, and offers a retry', async () => {
    let isDown = true;
    await show(() => (isDown ? { status: 500, json: { detail: 'Erro interno' } } : { json: answer }));
    screen.getByText('Erro interno');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(section('BRL').getAllByRole('row')).toHaveLength(4);
  });

  it('shows at its date that a period is invalid', async () => {
    const errors = { to: 'Escolha uma data entre 01/02/2026 e 31/01/2036' };
    await show(
      () => ({ status: 400, json: { detail: 'Confira os campos', errors } }),
      '/company/reports/issued?from=2026-02-01&to=2026-01-01',
    );
    expect(screen.getByRole('textbox', { name: 'Até' }).getAttribute('aria-invalid')).toBe('true');
    screen.getByText(errors.to);
  });

  it('applies its dates once they are complete, and resets an incomplete date', async () => {
    const { place } = await show(answer, '/company/reports/issued?from=2026-10-01&to=2026-11-30');
    const from = () => screen.getByRole('textbox', { name: 'De' }) as HTMLInputElement;
    const address = place.current;
    await userEvent.clear(from());
    await userEvent.type(from(), '0509');
    await userEvent.tab();
    expect([place.current, from().value]).toEqual([address, '01/10/2026']);
    await userEvent.clear(from());
    await userEvent.type(from(), '05092026');
    expect(place.current).toBe('/company/reports/issued?from=2026-09-05&to=2026-11-30');
    expect(screen.getByRole('combobox', { name: 'Período' }).textContent).toBe('Outras datas');
  });

  it('exports all its filters and the shown period', async () => {
    const { requests } = await show(answer, '/company/reports/issued?period=lastMonth&currency=BRL&compare=true');
    await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV (.csv)' }));
    const { path: exported, query } = requests.at(-1) ?? {};
    expect(exported).toBe(`${path}/export`);
    expect([query?.get('format'), query?.get('currency'), query?.get('by'), query?.get('compare')]).toEqual([
      'csv',
      'BRL',
      'month',
      null,
    ]);
  });
});

describe('permission to read a report', () => {
  it('depends on the list that the report sums', async () => {
    vi.spyOn(session, 'me').mockReturnValue(someone());
    const { requests } = await show();
    expect(heading()).toBe('Você não tem acesso a esta página');
    expect(requests).toEqual([]);
  });

  it('is the same on the server', async () => {
    await show(() => ({ status: 403, json: { detail: 'Sem acesso' } }));
    expect(heading()).toBe('Você não tem acesso a esta página');
  });

  it('does not exist for an unknown report', async () => {
    await show(answer, '/company/reports/weather');
    expect(heading()).toBe('Página não encontrada');
  });
});

it('all reports are listed, each with its description', async () => {
  const { place } = await show(answer, '/company/reports');
  await userEvent.click(screen.getByRole('link', { name: /^Emitidas/ }));
  expect(place.current).toBe('/company/reports/issued');
});
