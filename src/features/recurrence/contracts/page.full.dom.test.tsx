import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../../domain/dates/date.ts';
import { today as todayIn } from '../../../../domain/dates/today.ts';
import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import { renderInConsole, type SentRequest } from '../../../../tests/support/console.tsx';
import { contractRecord } from '../../../../tests/support/contracts.ts';
import { invoiceRecord, paymentRecord } from '../../../../tests/support/invoices.ts';
import { zone } from '../../../i18n/zone.ts';
import { ListPage } from '../../../generate/list/ListPage.tsx';
import { ShowPage } from '../../../generate/show/ShowPage.tsx';

const { uuid } = contractRecord();
const figures = {
  importer_total_payable_exporter: '1080.00',
  importer_total_payable: '1342.50',
  exporter_net_total: '800.00',
};
const invoice = (occurrence: number, change: Parameters<typeof invoiceRecord>[0] = {}) =>
  invoiceRecord({
    uuid: `i-${occurrence}`,
    occurrence,
    number: undefined,
    due_date: `${occurrence > 3 ? 2027 : 2026}-0${occurrence}-28`,
    created: `${occurrence > 3 ? 2027 : 2026}-0${occurrence}-18`,
    status: 'future',
    schedule_status: 'to_come',
    transactions: [],
    ...figures,
    ...change,
  });
const issued = { schedule_status: undefined } as const;
const all = [
  invoice(1, { ...issued, number: 31, status: 'paid', transactions: [paymentRecord({ status: 'Paid On Time' })] }),
  invoice(2, {
    ...issued,
    number: 32,
    status: 'billed',
    is_overdue: true,
    transactions: [paymentRecord({ status: 'Overdue' })],
  }),
  invoice(3, { ...issued, number: 33, status: 'billed', transactions: [paymentRecord()] }),
  invoice(4),
  invoice(5, { schedule_status: 'held', held_because: 'party_archived' }),
  invoice(6),
];
const byContract = 'GET /api/v2/invoice/invoices-by-contract';
const answers = {
  [`GET /api/v2/contracts/${uuid}`]: { json: contractRecord() },
  [`GET /api/v2/contracts/${uuid}/attachments`]: { json: { results: [], count: 0 } },
  'GET /api/v2/contracts': { json: { results: [contractRecord()], count: 1 } },
  [byContract]: { json: { results: all, count: all.length } },
};
const open = (more: object = {}, may?: (resource: string, action: string) => boolean) =>
  renderInConsole(<ShowPage resource={contracts} id={uuid} />, {
    answers: { ...answers, ...more },
    ...(may && { may }),
  });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const timeline = async () => within(await screen.findByRole('region', { name: 'Faturas do contrato' }));
const rowsIn = (scope: Pick<typeof screen, 'getAllByRole'>) =>
  scope
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => plain(textContent)),
    )
    .filter((cells) => cells.length > 0);

describe('the page of a contract', () => {
  const day = (days: number) => addDays(todayIn(new Date(), zone()), days);
  const toCome = invoice(6, { due_date: day(5) });

  it.each([
    ['one to come', [toCome], /^próxima fatura vence em \d+ de \w+.*, em 5 dias$/],
    [
      'one that is issued and late',
      [invoice(5, { ...issued, status: 'billed', due_date: day(-3) }), toCome],
      /^fatura venceu em .*, 3 dias de atraso$/,
    ],
  ])('shows the client, the amount and the next due date at its top: %s', async (_, results, due) => {
    await open({ [byContract]: { json: { results, count: results.length } } });
    const head = within(await screen.findByRole('banner'));
    expect((await head.findByRole('link', { name: 'Blue Harbor Inc' })).getAttribute('href')).toMatch(/^\/entities\//);
    head.getByText(/US\$\s12\.960,00/);
    await head.findByText(due);
  });

  it('shows the agreed, billed, received, due, overdue, scheduled and released amounts', async () => {
    await open();
    const definitions = (await timeline()).getAllByRole('definition');
    expect(definitions.map((one) => plain(`${one.previousSibling?.textContent}: ${one.textContent}`))).toEqual([
      'Valor do contrato: US$ 12.960,00',
      'Faturado: US$ 3.240,003 faturas',
      'Recebido: US$ 1.080,001 fatura',
      'Em aberto: US$ 2.160,002 faturasUS$ 1.080,00 em atraso (1 fatura)',
      'A emitir: US$ 3.240,003 faturas',
      'Não será faturado: US$ 6.480,00',
    ]);
  });

  it('shows its texts as the next invoice has them', async () => {
    const line = { item: { uuid: 'i' }, quantity: '1', price: '1', scenery: { uuid: 's' } } as const;
    const contract = contractRecord({
      observation: 'Due in {{month}}',
      items_invoice: [{ ...line, description: 'Invoice {{occurrence}} of {{occurrences}}' }],
    });
    await open({ [`GET /api/v2/contracts/${uuid}`]: { json: contract }, 'GET /api/v2/companies/me': { json: {} } });
    await screen.findByText('Invoice 4 of 12');
    screen.getByText('Due in April');
  });

  it('expands the year of the next invoice, which is marked, and others on request', async () => {
    await open();
    const shown = await timeline();
    expect(rowsIn(shown)).toEqual([
      ['4', '28/04/2027Próxima · emissão em 18/04/2027', 'Programada', 'US$ 1.080,00'],
      [
        '5',
        '28/05/2027emissão em 18/05/2027',
        'BloqueadaO cliente ou o responsável pelo pagamento está arquivado',
        'US$ 1.080,00',
      ],
      ['6', '28/06/2027emissão em 18/06/2027', 'Programada', 'US$ 1.080,00'],
    ]);
    expect(shown.getByRole('link', { name: 'Fatura com vencimento em 28/05/2027' }).getAttribute('href')).toBe(
      '/invoices/i-5',
    );
    await userEvent.click(shown.getByRole('button', { name: /^2026/ }));
    expect(rowsIn(shown).slice(0, 3)).toEqual([
      ['1', '28/01/2026Fatura 31', 'Paga', 'US$ 1.080,00'],
      ['2', '28/02/2026Fatura 32', 'Vencida', 'US$ 1.080,00'],
      ['3', '28/03/2026Fatura 33', 'Emitida', 'US$ 1.080,00'],
    ]);
    expect(shown.getByRole('link', { name: 'Fatura 32' }).getAttribute('href')).toBe('/invoices/i-2');
  });

  it('expands the year of an invoice that is on hold before the next one', async () => {
    const results = [invoice(3, { schedule_status: 'held' }), invoice(4)];
    await open({ [byContract]: { json: { results, count: 2 } } });
    expect(rowsIn(await timeline()).map(([, , status]) => status)).toEqual(['Bloqueada']);
  });

  it('shows paused invoices without a due date, and not as cancelled', async () => {
    const results = [
      invoice(4, { status: 'cancelled', schedule_status: 'skipped' }),
      invoice(5, { schedule_status: 'paused' }),
    ];
    await open({ [byContract]: { json: { results, count: 2 } } });
    expect(rowsIn(await timeline())).toEqual([
      ['4', '28/04/2027', 'Não emitida', 'US$ 1.080,00'],
      ['5', '28/05/2027', 'Pausada', 'US$ 1.080,00'],
    ]);
  });

  it('shows the figures of one invoice, and of all that are not cancelled', async () => {
    await open({
      [byContract]: { json: { results: [...all, invoice(7, { ...issued, status: 'cancelled' })], count: 7 } },
    });
    const figuresOf = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .getAllByRole('definition')
        .map(({ textContent }) => plain(textContent))
        .slice(0, 3);
    expect(await figuresOf('Cada fatura')).toEqual(['US$ 1.080,00', 'US$ 1.342,50', 'US$ 800,00']);
    expect(await figuresOf('Em todo o prazo')).toEqual(['US$ 6.480,00', 'US$ 8.055,00', 'US$ 4.800,00']);
  });

  it('shows which invoice its figures are from, if others differ', async () => {
    const results = [...all.slice(0, 4), invoice(5, { total: '1188.00' })];
    await open({ [byContract]: { json: { results, count: results.length } } });
    await screen.findByRole('region', { name: 'Próxima fatura' });
  });

  it('opens all of them in the list of invoices, scheduled ones among them', async () => {
    await open();
    const link = (await timeline()).getByRole('link', { name: /^Ver lista completa/ });
    const filter = new URL(link.getAttribute('href') ?? '', 'http://console').searchParams.get('filter') ?? '';
    expect(JSON.parse(filter)).toEqual({ contract_uuid: uuid, status: 'draft,future,billed,paid,cancelled' });
  });

  it('loads the invoices page by page, for any number', async () => {
    const many = Array.from({ length: 250 }, (_, at) => invoice(4, { uuid: `m-${at}`, occurrence: at + 1 }));
    const page = ({ query }: SentRequest) => {
      const from = (Number(query.get('page')) - 1) * 100;
      return { json: { results: many.slice(from, from + 100), count: many.length } };
    };
    await open({ [byContract]: page });
    await (await timeline()).findByRole('button', { name: /^2027250 faturas|^2027 250 faturas/ });
  });

  it('hides its invoices from users who may not list them', async () => {
    const { requests } = await open({}, (resource) => resource !== 'invoices');
    await screen.findByRole('region', { name: 'Cada fatura' });
    expect(screen.queryByRole('region', { name: 'Faturas do contrato' })).toBeNull();
    expect(requests.some(({ path }) => path.endsWith('invoices-by-contract'))).toBe(false);
  });

  it('offers a retry if they cannot be loaded', async () => {
    let works = false;
    const flaky = () => (works ? answers[byContract] : { status: 500, json: { detail: 'Algo deu errado' } });
    await open({ [byContract]: flaky });
    const shown = await timeline();
    shown.getByText('Algo deu errado');
    works = true;
    await userEvent.click(shown.getByRole('button', { name: 'Tentar de novo' }));
    expect((await shown.findByText('28/04/2027')).tagName).toBe('TIME');
  });
});

describe('cancelling a contract', () => {
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Opções: Contrato 7' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancelar contrato' }));
    return screen.findByRole('alertdialog');
  };

  it('shows first which invoices end and which stay due', async () => {
    await open();
    const dialog = await ask();
    expect(plain(dialog.textContent)).toContain(
      '3 faturas programadas (US$ 3.240,00) não serão emitidas. 2 faturas já emitidas continuam em aberto: US$ 2.160,00. 1 delas está em atraso.',
    );
    expect(dialog.textContent).toContain('O cancelamento é definitivo.');
  });

  it('shows that the only remaining one is overdue', async () => {
    await open({ [byContract]: { json: { results: [all[1], invoice(4)], count: 2 } } });
    const dialog = await ask();
    expect(plain(dialog.textContent)).toContain(
      '1 fatura já emitida continua em aberto: US$ 1.080,00. Ela está em atraso.',
    );
  });

  it('shows that drafts are cancelled and that nothing is due', async () => {
    const results = [invoice(1, { ...issued, status: 'draft', number: 30 }), invoice(4)];
    await open({ [byContract]: { json: { results, count: 2 } } });
    const { textContent } = await ask();
    expect(plain(textContent)).toContain(
      '1 fatura programada (US$ 1.080,00) não será emitida. 1 rascunho será cancelado. Nenhuma fatura emitida está em aberto.',
    );
  });

  it('is performed after that confirmation', async () => {
    const answer = Promise.withResolvers<{ json: object }>();
    const put = `/api/v2/contracts/update-status/${uuid}`;
    const done = { ...contractRecord({ status: 'Cancelled' }), detail: 'Contrato cancelado' };
    const { requests } = await open({ [byContract]: () => answer.promise, [`PUT ${put}`]: { json: done } });
    const dialog = within(await ask());
    const confirm = () => dialog.getByRole<HTMLButtonElement>('button', { name: /Cancelar contrato/ });
    expect(confirm().disabled).toBe(true);
    answer.resolve(answers[byContract]);
    await waitFor(() => expect(confirm().disabled).toBe(false));
    await userEvent.click(confirm());
    await screen.findByText('Contrato cancelado');
    expect(requests.find(({ path }) => path === put)?.body).toEqual({ status: 'Cancelled' });
  });
});

describe('the invoices of a contract in its list', () => {
  beforeEach(() => localStorage.clear());

  it('open in a dialog from its menu', async () => {
    await renderInConsole(<ListPage resource={contracts} />, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Opções: Contrato 7' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver faturas' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Faturas do contrato/ }));
    await dialog.findByText('28/04/2027');
    dialog.getByText(/Contrato 7/);
    expect(rowsIn(dialog)).toHaveLength(3);
  });
});

it('the document of a contract opens from its menu, at its own address', async () => {
  const { requests } = await renderInConsole(<ListPage resource={contracts} />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Opções: Contrato 7' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver documento' }));
  await screen.findByRole('dialog', { name: 'Contrato 7' });
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain(`/api/v2/contracts/${uuid}/document`));
});
