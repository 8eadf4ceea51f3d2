import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { noActions } from '../../../../schemas/actions.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { renderInConsole, type Answer, type SentRequest } from '../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../tests/support/invoices.ts';
import { termsToAccept } from '../../../../tests/support/terms.ts';
import { ListPage } from '../ListPage.tsx';

const call = 'PUT /api/v2/invoice/invoices-single/cancel';
const unfit = 'A situação atual não permite esta ação.';
const refused = [{ uuid: 'u-3', code: 'status_not_allowed', detail: unfit }];
const listed = [
  invoiceRecord({ uuid: 'u-1', number: undefined, company_number: 'HARBOR-1', status: 'draft' }),
  invoiceRecord({ uuid: 'u-2', number: 12 }),
  invoiceRecord({ uuid: 'u-3', number: 13, status: 'paid' }),
];

interface Options {
  readonly resource?: Resource;
  readonly count?: number;
  readonly at?: string;
  readonly answer?: (request: SentRequest) => Answer | Promise<Answer>;
  readonly may?: (resource: string, action: string) => boolean;
  readonly terms?: ReturnType<typeof termsToAccept>;
}

const some = { json: { done: ['u-1', 'u-2'], refused } };

/** A list with a draft, a billed and a paid invoice. */
async function showList(options: Options = {}) {
  const { answer = () => some, may = () => true, resource = invoices, count = 3, at, terms } = options;
  const view = await renderInConsole(<ListPage resource={resource} />, {
    may,
    at,
    answers: {
      'GET /api/v2/invoice/invoices-single': { json: { results: listed, count } },
      [call]: answer,
      [call.replace('cancel', 'template')]: answer,
      [call.replace('cancel', 'bill')]: answer,
      ...terms,
    },
  });
  const lists = () => view.requests.filter(({ path }) => path.endsWith('invoices-single')).length;
  const done = () => view.requests.filter(({ method, query }) => method === 'PUT' && query.get('preview') === 'false');
  return { ...view, lists, done };
}

/** Enters why invoices are cancelled, before the preview. */
async function giveReason() {
  const form = within(await screen.findByRole('dialog', { name: 'Cancelar fatura' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Emitidas em dobro');
  await userEvent.click(form.getByRole('button', { name: 'Continuar' }));
  return screen.findByRole('alertdialog', { name: 'Cancelar fatura' });
}

/** Selects all three and asks to cancel them. */
async function askToCancel() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }));
  const bar = within(screen.getByRole('toolbar', { name: '3 itens selecionados' }));
  await userEvent.click(bar.getByRole('button', { name: 'Cancelar fatura' }));
  const dialog = await giveReason();
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Cancelar fatura' });
  return { dialog, confirm };
}

const delayed = () => Promise.withResolvers<Answer>();

describe('a command on selected rows', () => {
  it('is offered to permitted users; without any command there is no selection', async () => {
    const { unmount } = await showList({ may: (_resource, action) => ['list', 'bill'].includes(action) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Fatura HARBOR-1' }));
    const bar = screen.getByRole('toolbar', { name: '1 item selecionado' });
    expect(
      within(bar)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Emitir', 'Desmarcar']);
    unmount();
    await showList({ may: (_resource, action) => action === 'list' });
    await screen.findByText('HARBOR-1');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows how many rows change, which do not and why, and that it is final', async () => {
    const { requests, done } = await showList();
    const { dialog, confirm } = await askToCancel();
    await within(dialog).findByText('2 registros serão alterados');
    for (const text of ['3 itens selecionados', `1 sem alteração: ${unfit}`, 'Fatura 13']) {
      expect(dialog.textContent).toContain(text);
    }
    expect(dialog.textContent).toContain('Esta ação não pode ser desfeita.');
    expect(confirm.disabled).toBe(false);
    expect(requests.find(({ method }) => method === 'PUT')?.query.get('uuid')).toBe('u-1,u-2,u-3');
    expect(done()).toEqual([]);
  });

  it('that makes documents shows their sum by currency, and how many are mailed', async () => {
    const sums = [
      { currency: 'USD', amount: '2160.00' },
      { currency: 'EUR', amount: '3.50' },
    ];
    await showList({
      answer: () => ({ json: { done: ['u-1', 'u-2'], refused: [], forecast: { sums, mailed: 1 } } }),
      terms: termsToAccept('2026-11-20T12:00:00Z'),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }));
    const bar = within(screen.getByRole('toolbar', { name: '3 itens selecionados' }));
    await userEvent.click(bar.getByRole('button', { name: 'Emitir' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Emitir' });
    await within(dialog).findByText(/Total: US\$\s2\.160,00 · €\s3,50/);
    expect(dialog.textContent).toContain('1 é enviada por e-mail aos destinatários ao emitir');
  });

  it('that needs consent waits until the terms are accepted, once', async () => {
    const { requests, done } = await showList({ terms: termsToAccept('2026-11-20T12:00:00Z') });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }));
    const bar = within(screen.getByRole('toolbar', { name: '3 itens selecionados' }));
    await userEvent.click(bar.getByRole('button', { name: 'Emitir' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Emitir' }));
    const accept = await dialog.findByRole('checkbox', { name: /Li e aceito/ });
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Emitir' });
    expect(confirm.disabled).toBe(true);
    await userEvent.click(accept);
    await userEvent.click(confirm);
    await waitFor(() => expect(done()).toHaveLength(1));
    expect(requests.filter(({ path, method }) => path.endsWith('/terms') && method === 'POST')).toHaveLength(1);
  });

  it('runs once, and shows the results until closed, with an empty selection', async () => {
    const answer = delayed();
    const { lists, done } = await showList({
      answer: ({ query }) => (query.get('preview') === 'true' ? some : answer.promise),
    });
    const { dialog, confirm } = await askToCancel();
    await waitFor(() => expect(confirm.disabled).toBe(false));
    await userEvent.dblClick(confirm);
    expect(confirm.disabled).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(dialog.isConnected).toBe(true);
    const before = lists();
    answer.resolve(some);
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    const result = await screen.findByRole('dialog', { name: 'Cancelar fatura' });
    for (const text of [
      '2 registros alterados',
      'Fatura HARBOR-1, Fatura 12',
      `1 sem alteração: ${unfit}`,
      'Fatura 13',
    ]) {
      expect(result.textContent).toContain(text);
    }
    await waitFor(() => expect(lists()).toBe(before + 1));
    expect(done().map(({ body }) => body)).toEqual([{ reason: 'Emitidas em dobro' }]);
    for (const button of within(result).getAllByRole('button', { name: 'Fechar' }).slice(-1))
      await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  it('that succeeded for all rows shows a toast', async () => {
    await showList({ answer: () => ({ json: { done: ['u-1', 'u-2', 'u-3'], refused: [] } }) });
    const { confirm } = await askToCancel();
    await waitFor(() => expect(confirm.disabled).toBe(false));
    await userEvent.click(confirm);
    await screen.findByText('3 registros alterados');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('that would change nothing is disabled', async () => {
    const none = [...refused, { ...refused[0], uuid: 'u-2' }, { uuid: 'u-1', code: 'not_found', detail: 'Sumiu' }];
    await showList({ answer: () => ({ json: { done: [], refused: none } }) });
    const { dialog, confirm } = await askToCancel();
    await within(dialog).findByText('Nenhum registro pode ser alterado');
    expect(dialog.textContent).toContain('Fatura 12, Fatura 13');
    expect(dialog.textContent).toContain('1 sem alteração: Sumiu');
    expect(dialog.textContent).not.toContain('desfeita');
    expect(confirm.disabled).toBe(true);
  });

  it('waits for its preview, and can be closed meanwhile', async () => {
    await showList({ answer: () => delayed().promise });
    const { dialog, confirm } = await askToCancel();
    expect(dialog.textContent).toContain('Verificando o que pode ser feito…');
    expect(confirm.disabled).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(screen.queryByRole('toolbar', { name: '3 itens selecionados' })).not.toBeNull();
  });

  it('whose preview fails shows the reason and offers a retry', async () => {
    let works = false;
    await showList({ answer: () => (works ? some : { status: 503, json: { detail: 'Em manutenção' } }) });
    const { dialog, confirm } = await askToCancel();
    await within(dialog).findByText('Em manutenção');
    expect(confirm.disabled).toBe(true);
    works = true;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tentar de novo' }));
    await within(dialog).findByText('2 registros serão alterados');
  });

  it('that fails shows the reason and keeps the remaining selection', async () => {
    let fails = true;
    const { done } = await showList({
      answer: ({ query }) =>
        fails && query.get('preview') === 'false' ? { status: 503, json: { detail: 'Em manutenção' } } : some,
    });
    const { dialog, confirm } = await askToCancel();
    await waitFor(() => expect(confirm.disabled).toBe(false));
    await userEvent.click(confirm);
    await screen.findByText('Em manutenção');
    expect(dialog.isConnected).toBe(true);
    fails = false;
    await waitFor(() => expect(confirm.disabled).toBe(false));
    await userEvent.click(confirm);
    await screen.findByRole('dialog', { name: 'Cancelar fatura' });
    expect(done()).toHaveLength(2);
  });

  it('can apply to all matching rows on all pages, by the filters of the list', async () => {
    const { requests } = await showList({ count: 734, at: '/?filter={"q":"harbor"}' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Selecionar todos os 734 resultados' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Todos os 734 resultados selecionados' }));
    await userEvent.click(bar.getByRole('button', { name: 'Cancelar fatura' }));
    const dialog = await giveReason();
    await within(dialog).findByText('2 registros serão alterados');
    const query = requests.findLast(({ method }) => method === 'PUT')?.query;
    expect(Object.fromEntries(query ?? [])).toEqual({ search: 'harbor', all: 'true', preview: 'true' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Fatura 12' }));
    expect(screen.getByRole('toolbar', { name: '2 itens selecionados' })).toBeTruthy();
  });

  it('is limited to a maximum of rows, which the bar shows', async () => {
    await showList({ count: 1_001 });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }));
    expect(screen.getByText('Até 1.000 por vez: filtre a lista para selecionar todos')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /resultados/ })).toBeNull();
  });

  it('with input asks for it first, then shows the preview', async () => {
    const actions = invoices.actions ?? noActions;
    const template = { needs: 'template', ...actions.commands['template'], bulk: true } as const;
    const resource = { ...invoices, actions: { ...actions, commands: { ...actions.commands, template } } };
    const name = 'Trocar modelo';
    const { requests } = await showList({ resource });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }));
    await userEvent.click(screen.getByRole('button', { name }));
    const form = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(form.getByRole('button', { name: 'Continuar' }));
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.type(form.getByRole('textbox'), 'Late');
    await userEvent.click(form.getByRole('button', { name: 'Continuar' }));
    const dialog = await screen.findByRole('alertdialog', { name });
    await within(dialog).findByText('2 registros serão alterados');
    expect(requests.findLast(({ method }) => method === 'PUT')?.body).toEqual({ template: 'Late' });
  });
});
