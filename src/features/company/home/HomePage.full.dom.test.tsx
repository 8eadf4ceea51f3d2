import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { someone } from '../../../../tests/support/me.ts';
import { session } from '../../../access/console.ts';
import { HomePage } from './HomePage.tsx';

const url = 'GET /api/v2/home';
const sum = (amount: string, count: number) => ({ amount, count });
const none = sum('0.00', 0);
const lists = ['invoices', 'contracts', 'gateway-events', 'transactions', 'refunds', 'messages', 'runs'].map(
  (name) => `${name}:list`,
);

const acme = {
  uuid: '0198f6b2-0000-7000-8000-000000000001',
  name: 'Acme Software Ltda',
  nif: '11222333000181',
  tenant: 'acme',
  segment: 'Software',
  tax_regime: 'Lucro presumido',
  time_zone: 'America/Sao_Paulo',
  location: { place_id: 'x', address: 'Avenida Paulista', country: { id: 76, name: 'Brazil', identifier: 'BR' } },
};

const figures = {
  currency: 'USD',
  due: { ...sum('1200.00', 2), before: '1000.00' },
  overdue: { ...sum('300.00', 1), before: '0.00' },
  received: { ...none, before: '50.00' },
  expected: { amount: '1250.00', invoices: sum('1200.00', 2), scheduled: sum('50.00', 1), before: '2500.00' },
};

const weeks = [
  { from: '2026-11-23', to: '2026-11-29' },
  { from: '2026-11-30', to: '2026-12-06' },
].map((days, place) => ({
  ...days,
  sums: [
    { currency: 'EUR', amount: '7.00', invoices: place === 0 ? sum('7.00', 1) : none, scheduled: none },
    { currency: 'USD', amount: '1250.00', invoices: sum('1200.00', 2), scheduled: sum('50.00', 1) },
  ],
}));

const home = {
  today: '2026-11-24',
  month: { from: '2026-11-01', to: '2026-11-30' },
  month_before: { from: '2026-10-01', to: '2026-10-24' },
  next: { from: '2026-11-24', to: '2026-12-23' },
  next_before: { from: '2026-10-25', to: '2026-11-23' },
  company: acme,
  has_issued: true,
  steps: { company: true, logo: false, client: true, scenario: false, account: false, invoice: true },
  figures: [figures],
  weeks,
  attention: {
    overdue: 1,
    gateway_events: 2,
    failed_payments: 1,
    failed_refunds: 2,
    failed_messages: 3,
    held: 1_234,
    past_due_drafts: 0,
    ending_contracts: 3,
    ending: '2026-12-24',
  },
  next_run: { date: '2026-11-25', count: 4 },
  latest: [],
};
const fresh = { ...home, has_issued: false, steps: { ...home.steps, invoice: false }, figures: [], weeks: [] };

beforeEach(() => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: lists }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ results: [], count: 0 })));
});

const render = (json: object, options: { may?: () => boolean } = {}) =>
  renderInConsole(<HomePage />, { answers: { [url]: { json } }, ...options });

/** Returns the filters of the link of that name. */
function linkOf(within_: { getByRole: typeof screen.getByRole }, name: RegExp) {
  const { pathname, searchParams } = new URL(
    within_.getByRole('link', { name }).getAttribute('href') ?? '',
    'http://x',
  );
  return [pathname, JSON.parse(searchParams.get('filter') ?? 'null')];
}

describe('the home page', () => {
  it('has the company as its heading', async () => {
    await render(home);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acme Software Ltda');
    for (const text of ['11.222.333/0001-81', 'Software', 'Lucro presumido', 'AS']) screen.getByText(text);
    expect(screen.queryByText(/^Primeiros passos/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Empresas' })).toBeNull();
  });

  it('shows each figure with the previous one, and links to its list', async () => {
    await render(home);
    const usd = within(screen.getByRole('region', { name: /^USD/ }));
    expect(usd.getAllByRole('heading', { level: 3 }).map(({ textContent: text }) => text)).toEqual([
      'A vencer',
      'Vencido',
      'Recebido no mês',
      'Previsto em 30 dias',
    ]);
    usd.getByText(/^\+20% · US\$\s1\.000,00 há um mês$/);
    usd.getByText(/^−100% · US\$\s50,00 no mês anterior até 24\/10\/2026$/);
    expect(linkOf(usd, /^1 fatura/)).toEqual(['/invoices', { status: 'billed', currency: 'USD', is_overdue: true }]);
    expect(linkOf(usd, /^1 programada/)).toEqual([
      '/invoices',
      {
        status: 'future',
        schedule_status: 'to_come,held',
        currency: 'USD',
        due_date_gte: '2026-11-24',
        due_date_lte: '2026-12-23',
      },
    ]);
    expect(usd.queryByRole('link', { name: /^0 fatura/ })).toBeNull();
  });

  it('shows the weeks of one currency at a time, with links to their lists', async () => {
    const user = userEvent.setup();
    await render(home);
    const cash = within(screen.getByRole('region', { name: 'Recebimentos previstos por semana' }));
    expect(cash.getByRole('button', { name: 'EUR' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(cash.getByRole('button', { name: 'USD' }));
    await user.click(cash.getByText(/Semana a semana/));
    const [first] = within(cash.getByRole('table')).getAllByRole('row').slice(1);
    expect(
      within(first as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent: text }) => text?.replace(/\s/, ' ')),
    ).toEqual(['23/11/2026', 'US$ 1.200,00', 'US$ 50,00', 'US$ 1.250,00']);
    expect(linkOf(within(first as HTMLElement), /1\.200,00/)).toEqual([
      '/invoices',
      { status: 'billed', currency: 'USD', due_date_gte: '2026-11-23', due_date_lte: '2026-11-29' },
    ]);
  });

  it('lists only what needs attention', async () => {
    await render(home);
    const attention = within(screen.getByRole('region', { name: 'Precisa de atenção' }));
    expect(attention.getAllByRole('link').map(({ textContent: text }) => text)).toEqual([
      '1 fatura vencida',
      '2 eventos do gateway a revisar',
      '1 pagamento online que falhou',
      '2 reembolsos que falharam',
      '3 e-mails com problema de entrega',
      '1.234 faturas bloqueadas na emissão automática',
      '3 contratos têm a última fatura nos próximos 30 dias',
    ]);
    expect(linkOf(attention, /contratos/)).toEqual([
      '/contracts',
      { status: 'Active', due_date_contract_gte: '2026-11-24', due_date_contract_lte: '2026-12-24' },
    ]);
    expect(linkOf(attention, /gateway/)).toEqual(['/gateway-events', { status: 'review' }]);
    expect(linkOf(attention, /online/)).toEqual(['/invoices', { status: 'billed', gateway_status: 'Failed' }]);
    expect(linkOf(attention, /reembolsos/)).toEqual(['/refunds', { status: 'failed' }]);
    expect(attention.getByRole('link', { name: /bloqueadas/ }).getAttribute('href')).toBe('/runs');
  });

  it('lists nothing of records that the user may not list', async () => {
    vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: ['invoices:list'] }));
    await render(home);
    const attention = within(screen.getByRole('region', { name: 'Precisa de atenção' }));
    expect(attention.getAllByRole('link').map(({ textContent: text }) => text)).toEqual([
      '1 fatura vencida',
      '1 pagamento online que falhou',
    ]);
  });

  it('lists it right after the first currency, before the others', async () => {
    await render({ ...home, figures: [figures, { ...figures, currency: 'EUR' }] });
    const names = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
    expect(names.slice(0, 4)).toEqual([
      expect.stringMatching(/^USD/),
      'Precisa de atenção',
      'Próxima emissão',
      expect.stringMatching(/^EUR/),
    ]);
  });

  it('shows when the next run is and how much it issues', async () => {
    await render(home);
    const run = screen.getByRole('region', { name: 'Próxima emissão' });
    expect(run.textContent).toContain('25/11/2026, amanhã: 4 faturas');
  });

  it('shows its title while it loads', async () => {
    await renderInConsole(<HomePage />, { answers: { [url]: () => new Promise<never>(() => undefined) } });
    expect(screen.getByRole('status').textContent).toBe('Carregando');
    expect(document.title).toBe('Início · Ultramar');
  });

  it('shows the server’s error, and offers a retry', async () => {
    const user = userEvent.setup();
    let isUp = false;
    const answer = () => (isUp ? { json: home } : { status: 503, json: { detail: 'Indisponível agora.' } });
    await renderInConsole(<HomePage />, { answers: { [url]: answer } });
    await screen.findByText('Indisponível agora.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await screen.findByRole('heading', { level: 1, name: 'Acme Software Ltda' });
  });

  it('has the cards of companies for a user with several', async () => {
    vi.spyOn(session, 'me').mockReturnValue(someone({ references: { tenant: ['acme', 'globex'] } }));
    await render(home);
    await screen.findByRole('region', { name: 'Empresas' });
  });
});

describe('before the first invoice', () => {
  it('shows the steps that lead to it, completed ones without a link', async () => {
    await render(fresh);
    await screen.findByText('Primeiros passos: 2 de 6');
    const links = ['Logotipo', 'Primeiro cenário', 'Conta de recebimento', 'Primeira fatura'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual([
      '/company/settings/company',
      '/company/scenarios/create',
      '/company/accounts/create',
      '/company/invoices/create',
    ]);
    expect(screen.queryByRole('link', { name: 'Primeiro cliente' })).toBeNull();
    expect(screen.getAllByText(', concluído')).toHaveLength(2);
  });

  it('shows no steps to a user without permission', async () => {
    const { steps: _, ...shown } = fresh;
    await render(shown, { may: () => false });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/^Primeiros passos/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Nova fatura' })).toBeNull();
  });
});
