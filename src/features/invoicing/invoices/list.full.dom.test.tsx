import { useIsFetching } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRefresh } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rowFields } from '../../../../domain/lists/rowFields.ts';
import { type Answer, type SentRequest, renderInConsole } from '../../../../tests/support/console.tsx';
import { invoiceRecord, paymentRecord } from '../../../../tests/support/invoices.ts';
import { objectUrls } from '../../../../tests/support/objectUrls.ts';
import { ListPage } from '../../../generate/list/ListPage.tsx';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';

const listCall = 'GET /api/v2/invoice/invoices-single';
/** Its columns before the user chooses. */
const shownFirst = invoices.list.columns.filter((path) => path !== 'transactions' && path !== 'send_state');

const listed = [
  invoiceRecord({ uuid: 'u-1', is_overdue: true, transactions: [paymentRecord({ status: 'Overdue' })] }),
  invoiceRecord({
    uuid: 'u-2',
    number: undefined,
    status: 'draft',
    company_number: undefined,
    currency: 'JPY',
    total: '150000',
    service_buyer: { uuid: 'b', name: 'A company whose name goes on beyond thirty letters' },
    payment_responsible: { uuid: 'r', name: 'Parent plc' },
    transactions: [paymentRecord({ status: 'Failed', public_notes: 'Card refused' })],
  }),
];
const page = (results: readonly object[]): Answer => ({ json: { results, count: results.length } });

const show = (options: {
  list?: Answer | ((request: SentRequest) => Answer);
  language?: 'pt' | 'en' | 'es';
  may?: (resource: string, action: string) => boolean;
  at?: string;
}) =>
  renderInConsole(<ListPage resource={invoices} />, {
    ...options,
    answers: { [listCall]: options.list ?? page(listed), [`${listCall}/export`]: { json: null } },
  });
const rows = async () => (await screen.findAllByRole('row')).slice(1);
/** Without the first cell, the checkbox. */
const cells = (row: HTMLElement | undefined) =>
  within(row ?? document.body)
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent);

describe('the list of invoices', () => {
  it.each([
    [
      'pt',
      [
        '12ACME-2026-12',
        'Blue Harbor Inc',
        '31 mar12 dias de atraso',
        'Vencida',
        'Wise USDWise',
        'US$\u00a01.080,00',
        'US$\u00a01.080,00',
      ],
    ],
    [
      'en',
      [
        '12ACME-2026-12',
        'Blue Harbor Inc',
        '31 Mar12 days late',
        'Overdue',
        'Wise USDWise',
        'USD\u00a01,080.00',
        'USD\u00a01,080.00',
      ],
    ],
    [
      'es',
      [
        '12ACME-2026-12',
        'Blue Harbor Inc',
        '31 mar12 días de retraso',
        'Vencida',
        'Wise USDWise',
        '1.080,00\u00a0US$',
        '1.080,00\u00a0US$',
      ],
    ],
  ] as const)('shows each invoice in %s', async (language, texts) => {
    vi.useFakeTimers({ now: new Date('2026-04-12T15:00:00Z'), toFake: ['Date'] });
    await show({ language });
    const [first] = await rows();
    expect(cells(first).slice(0, 7)).toEqual(texts);
  });

  it('shows the payer and marks the service recipient; a currency without cents has no decimals, and a draft nothing open', async () => {
    await show({});
    const [, second] = await rows();
    expect([0, 1, 4, 5, 6].map((column) => cells(second)[column])).toEqual([
      'Sem número',
      'Parent plcPagamento por terceiro',
      'Wise USDWise',
      'JP¥\u00a0150.000',
      '',
    ]);
  });

  it('explains a failed payment where its column is shown, and the parts of a total', async () => {
    await show({});
    await rows();
    expect(screen.queryByText('Falhou')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Colunas' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Pagamento' }));
    await userEvent.keyboard('{Escape}');
    const failed = await screen.findByText('Falhou');
    await userEvent.hover(failed);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Card refused');
    await userEvent.unhover(failed);
    await userEvent.hover(screen.getByRole('button', { name: /^US\$\s1\.080,00$/ }));
    const made = await screen.findByText('Total de tributos');
    expect(made.parentElement?.textContent).toBe('Total de tributosUS$\u00a0542,50');
  });

  it('says in one state what a person needs to know of its payment or sending', async () => {
    const list = page([
      invoiceRecord({ uuid: 'u-1', status: 'paid', transactions: [paymentRecord({ status: 'Paid On Time' })] }),
      invoiceRecord({ uuid: 'u-2', send_state: 'Viewed' }),
      invoiceRecord({ uuid: 'u-3', send_state: 'Viewed', is_partly_paid: true }),
      invoiceRecord({ uuid: 'u-4', send_state: 'Send' }),
    ]);
    await show({ list });
    expect((await rows()).map((row) => cells(row)[3])).toEqual(['Paga', 'Vista', 'Paga em parte', 'Enviada']);
  });

  it('requests the newest ten, with the filters of the address', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: 'harbor', status: 'billed', amount_gt: '10.00' }));
    const { requests } = await show({ at: `/?filter=${filter}` });
    await rows();
    const query = Object.fromEntries(requests.find(({ path }) => path.endsWith('invoices-single'))?.query ?? []);
    expect(query).toEqual({
      page: '1',
      per_page: '10',
      sort: '-created_at',
      search: 'harbor',
      status: 'billed',
      amount_gt: '10.00',
      fields: rowFields(invoices, shownFirst).join(','),
    });
  });

  it('searches immediately on Enter', async () => {
    const { requests } = await show({});
    await rows();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'acme{Enter}');
    await waitFor(() => expect(requests.at(-1)?.query.get('search')).toBe('acme'));
  });

  it('filters by the parameters of the API', async () => {
    const { requests } = await show({});
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar por Valor' }));
    await userEvent.type(await screen.findByLabelText('Valor acima de'), '1500,5');
    await waitFor(() => expect(requests.at(-1)?.query.get('amount_gt')).toBe('1500.5'));
  });

  it('names columns in the chooser like their headings, and hides them', async () => {
    await show({});
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Colunas' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Cliente' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Cliente' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Colunas' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Cliente' }));
  });

  it('is exported with plain values in every cell', async () => {
    const saved = objectUrls();
    const { requests } = await show({});
    await rows();
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(requests.at(-1)?.query.get('fields')).toBe(
      'full_number,company_number,created,service_provider.location.country,service_buyer,service_buyer.nif,service_buyer.location.country,payment_responsible,due_date,status,transactions.0.status,refund_state,transactions.0.public_notes,transactions.0.payment_date,send_state,transactions.0.account.name,currency,subtotal,net,total_taxes,amount,open_amount,label',
    );
  });

  it('without invoices invites the user to issue the first', async () => {
    await show({ list: page([]) });
    await screen.findByText('Nenhuma fatura encontrada');
    await screen.findByText(/Emita sua primeira fatura/);
    const ways = screen.getAllByRole('link', { name: 'Nova fatura' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/invoices/create', '/invoices/create']);
  });

  it('does not invite users who may not create', async () => {
    await show({ list: page([]), may: (_resource, action) => action === 'list' });
    await screen.findByText('Nenhuma fatura encontrada');
    expect(screen.queryByRole('link', { name: 'Nova fatura' })).toBeNull();
    expect(screen.queryByText(/Emita sua primeira fatura/)).toBeNull();
  });

  it('shows why it cannot be loaded, and offers a retry', async () => {
    let works = false;
    await show({ list: () => (works ? page(listed) : { status: 500, json: { detail: 'Algo deu errado' } }) });
    await screen.findByText('Algo deu errado');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await rows()).toHaveLength(2);
  });

  it('keeps its rows and open menus if a reload fails', async () => {
    function AskAgain() {
      const refresh = useRefresh();
      return (
        <button type="button" onClick={refresh} disabled={useIsFetching() > 0}>
          Ask again
        </button>
      );
    }
    let count = 0;
    const answer = () => (++count === 1 ? page(listed) : { status: 500, json: { detail: 'Algo deu errado' } });
    const list = (
      <>
        <AskAgain />
        <ListPage resource={invoices} />
      </>
    );
    await renderInConsole(list, { answers: { [listCall]: answer } });
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Ask again' });
    await userEvent.click(await screen.findByRole('button', { name: 'Opções: Fatura 12' }));
    await waitFor(() => expect(again.disabled).toBe(false));
    fireEvent.click(again);
    await waitFor(() => expect([count, again.disabled]).toEqual([2, false]));
    expect(screen.queryByRole('menu')).not.toBeNull();
    expect(screen.queryByText('Blue Harbor Inc')).not.toBeNull();
  });
});

describe('the list of invoices on a narrow page', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('max-width'),
      media,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
  });

  const lines = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

  it('has two lines each: payer and amount, then number, due date, and status or how late it is', async () => {
    vi.useFakeTimers({ now: new Date('2026-04-12T15:00:00Z'), toFake: ['Date'] });
    await show({});
    expect(await lines()).toEqual([
      'Blue Harbor Inc Fatura 12US$\u00a01.080,00Número: 12ACME-2026-12Vencimento: 31 mar12 dias de atraso12 dias de atrasoVencida',
      'Parent plcPagamento por terceiro Fatura sem númeroJP¥\u00a0150.000Vencimento: 31 marRascunho',
    ]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: /Blue Harbor Inc Fatura 12$/ })).toBeTruthy();
  });

  it('hides what is hidden in columns', async () => {
    await show({});
    await lines();
    await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Colunas' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Vencimento' }));
    await userEvent.keyboard('{Escape}{Escape}');
    const [first] = await lines();
    expect(first).toMatch(/Número: 12ACME-2026-12Vencida$/);
  });

  it('has checkboxes while some are selected for an action', async () => {
    await show({});
    await lines();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Selecionar' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Fatura 12' }));
    const bar = within(screen.getByRole('toolbar', { name: '1 item selecionado' }));
    expect(bar.getAllByRole('button').length).toBeGreaterThan(1);
    await userEvent.click(screen.getByRole('button', { name: 'Concluir' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});
