import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { someone } from '../../../../tests/support/me.ts';
import { session } from '../../../access/console.ts';
import { acme, figures, home } from './home.testing.ts';
import { HomePage } from './HomePage.tsx';

const url = 'GET /api/v2/home';
const lists = ['invoices', 'contracts', 'gateway-events', 'transactions', 'refunds', 'messages', 'runs'].map(
  (name) => `${name}:list`,
);

beforeEach(() => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: lists }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ results: [], count: 0 })));
});

type Options = Pick<NonNullable<Parameters<typeof renderInConsole>[1]>, 'may' | 'answers'>;

const render = (json: object, { answers, ...options }: Options = {}) =>
  renderInConsole(<HomePage />, { answers: { [url]: { json }, ...answers }, ...options });

/** Returns the filters of the link of that name. */
function linkOf(within_: { getByRole: typeof screen.getByRole }, name: RegExp) {
  const { pathname, searchParams } = new URL(
    within_.getByRole('link', { name }).getAttribute('href') ?? '',
    'http://x',
  );
  return [pathname, JSON.parse(searchParams.get('filter') ?? 'null')];
}

describe('the home page', () => {
  it('greets the user in the company’s time', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-24T17:37:00Z'), toFake: ['Date'] });
    await render(home);
    vi.useRealTimers();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Boa tarde, Ana');
    screen.getByText('terça-feira, 24 de novembro, Brasil 14:37');
    expect(screen.queryByText(/^Primeiros passos/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Empresas' })).toBeNull();
  });

  it('shows four figures in a row, each with its counts, what it was, and its list', async () => {
    await render(home);
    const row = within(screen.getByRole('region', { name: 'Valores' }));
    expect(row.getAllByRole('heading', { level: 2 }).map(({ textContent: text }) => text)).toEqual([
      'A vencer',
      'Vencido',
      'Recebido em novembro',
      'Previsto em 30 dias',
    ]);
    row.getByText(/↑ 20% a mais que há um mês$/);
    row.getByText(/↓ 100% a menos que até 24 de outubro$/);
    expect(linkOf(row, /^1 fatura, a mais antiga há 96 dias/)).toEqual([
      '/invoices',
      { status: 'billed', is_overdue: true },
    ]);
    expect(linkOf(row, /^US\$\s300,00/)).toEqual([
      '/invoices',
      { status: 'billed', currency: 'USD', is_overdue: true },
    ]);
    expect(linkOf(row, /^1 programada/)).toEqual([
      '/invoices',
      {
        status: 'future',
        schedule_status: 'to_come,held',
        due_date_gte: '2026-11-24',
        due_date_lte: '2026-12-23',
      },
    ]);
    expect(row.queryByRole('link', { name: /^0 fatura/ })).toBeNull();
  });

  it('has the amounts of the own currency large, zeros too, and a line for each other one', async () => {
    await render({ ...home, company: { ...acme, currency: 'BRL' } });
    const row = within(screen.getByRole('region', { name: 'Valores' }));
    expect(row.getAllByText(/^R\$\s0,00$/)).toHaveLength(4);
    const others = row.getAllByRole('listitem').map(({ textContent: text }) => text);
    expect(others.map((text) => text?.slice(0, 10))).toEqual(['USD1.200,0', 'USD300,00,', 'USD0,00', 'USD1.250,0']);
    expect(linkOf(row, /^300,00/)).toEqual(['/invoices', { status: 'billed', currency: 'USD', is_overdue: true }]);
  });

  it('folds more than three other currencies to two', async () => {
    const user = userEvent.setup();
    const many = ['USD', 'EUR', 'GBP', 'JPY', 'CHF'].map((currency) => ({ ...figures, currency }));
    await render({ ...home, figures: many });
    const row = within(screen.getByRole('region', { name: 'Valores' }));
    expect(row.getAllByRole('listitem')).toHaveLength(4 * 2);
    await user.click(row.getByRole('button', { name: 'Mostrar mais 2 moedas' }));
    expect(row.getAllByRole('listitem')).toHaveLength(4 * 4);
  });

  it('shows the weeks of one currency at a time, the own one first, with links to their lists', async () => {
    const user = userEvent.setup();
    await render(home);
    const cash = within(await screen.findByRole('region', { name: 'O que vem a seguir' }));
    expect(cash.getByRole('button', { name: 'USD' }).getAttribute('aria-pressed')).toBe('true');
    cash.getByRole('img', { name: /^USD: recebimentos previstos em 13 semanas/ });
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
    await user.click(cash.getByRole('button', { name: 'EUR' }));
    cash.getByRole('img', { name: /^EUR: recebimentos/ });
  });

  it('says who owes, how late, what was last done, and leads to the invoices', async () => {
    await render(home);
    const owing = within(screen.getByRole('region', { name: 'Quem deve' }));
    const rows = owing.getAllByRole('listitem').map(({ textContent: text }) => text?.replaceAll(/\s/g, ' '));
    expect(rows).toEqual([
      'Blue Harbor Inc1 faturaUS$ 300,0096 dias de atrasoe-mail enviado há 3 diasVer fatura, Blue Harbor Inc, USD',
      'Norte Digital, Lda.3 faturas€ 900,001 dia de atrasopago em parte ontemVer faturas, Norte Digital, Lda., EUR',
    ]);
    expect(owing.getByRole('link', { name: 'Blue Harbor Inc' }).getAttribute('href')).toBe(
      '/invoices/0198f6b2-0000-7000-8000-000000000009',
    );
    expect(linkOf(owing, /^Ver faturas.*Norte Digital/)).toEqual([
      '/invoices',
      {
        status: 'billed',
        is_overdue: true,
        payment_responsible: '0198f6b2-0000-7000-8000-000000000004',
        currency: 'EUR',
      },
    ]);
  });

  it('reminds a client of all that is overdue', async () => {
    vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: [...lists, 'invoices:send'] }));
    const user = userEvent.setup();
    const { requests } = await render(home);
    const owing = within(screen.getByRole('region', { name: 'Quem deve' }));
    expect(owing.getAllByRole('button')).toHaveLength(2);
    await user.click(owing.getByRole('button', { name: /^Lembrar.*Blue Harbor/ }));
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/api/v2/invoice/invoices-single'));
  });

  it('says that nobody owes', async () => {
    await render({ ...home, owing: [] });
    expect(screen.getByRole('region', { name: 'Quem deve' }).textContent).toContain('Nenhuma fatura está vencida.');
  });

  it('counts and lists only what a person can do', async () => {
    await render(home);
    const attention = within(screen.getByRole('region', { name: 'Precisa de você' }));
    expect(attention.getAllByRole('link').map(({ textContent: text }) => text?.replace(/Abrir$/, ''))).toEqual([
      '2 eventos do gateway a revisar',
      '1 pagamento online que falhou',
      '2 reembolsos que falharam',
      '3 e-mails com problema de entrega',
      '1.234 faturas bloqueadas na emissão automática',
      '3 contratos têm a última fatura nos próximos 30 dias',
    ]);
    attention.getByText('1245');
    attention.getByText('Nada mais espera por uma pessoa.');
    expect(linkOf(attention, /contratos/)).toEqual([
      '/contracts',
      { status: 'Active', due_date_contract_gte: '2026-11-24', due_date_contract_lte: '2026-12-24' },
    ]);
    expect(linkOf(attention, /gateway/)).toEqual(['/gateway-events', { status: 'review' }]);
    expect(linkOf(attention, /online/)).toEqual(['/invoices', { status: 'billed', gateway_status: 'Failed' }]);
    expect(linkOf(attention, /reembolsos/)).toEqual(['/refunds', { status: 'failed' }]);
    expect(attention.getByRole('link', { name: /bloqueadas/ }).getAttribute('href')).toBe('/runs');
  });

  it('counts nothing of records that the user may not list', async () => {
    vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: ['invoices:list'] }));
    await render(home, { may: (resource, action) => resource === 'invoices' && action === 'list' });
    const attention = within(screen.getByRole('region', { name: 'Precisa de você' }));
    expect(attention.getAllByRole('link').map(({ textContent: text }) => text)).toEqual([
      '1 pagamento online que falhouAbrir',
    ]);
    attention.getByText('1');
    expect(screen.queryByRole('link', { name: 'Prever a emissão' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Nova fatura' })).toBeNull();
  });

  it('shows what the next run issues and holds, as its preview does', async () => {
    const days = [
      { date: '2026-11-25', currency: 'BRL', count: 2, amount: '4200.00' },
      { date: '2026-11-25', currency: 'EUR', count: 1, amount: '2386.80' },
    ];
    const held = [{ date: '2026-11-25', currency: 'EUR', count: 1, amount: '10.00' }];
    const preview = { today: '2026-11-24', until: '2026-11-25', days, held_days: held, held: [], results: [] };
    const { requests } = await render(home, { answers: { 'GET /api/v2/runs/preview': { json: preview } } });
    const next = await screen.findByRole('region', { name: 'O que vem a seguir' });
    await within(next).findByText(/R\$\s4\.200,00/);
    expect(next.textContent?.replaceAll(/\s/g, ' ')).toContain(
      '25 de novembro 3 faturas são emitidas: R$ 4.200,00, € 2.386,80; 1 fica bloqueada',
    );
    expect(requests.find(({ path }) => path.endsWith('preview'))?.query.get('until')).toBe('2026-11-25');
    expect(within(next).getByRole('link', { name: 'Prever a emissão' }).getAttribute('href')).toBe('/runs');
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
    await screen.findByRole('heading', { level: 1, name: /Ana$/ });
  });

  it('has the cards of companies for a user with several', async () => {
    vi.spyOn(session, 'me').mockReturnValue(someone({ references: { tenant: ['acme', 'globex'] } }));
    await render(home);
    await screen.findByRole('region', { name: 'Empresas' });
  });
});
