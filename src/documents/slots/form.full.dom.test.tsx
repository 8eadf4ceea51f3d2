import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { addDays, daysBetween } from '../../../domain/dates/date.ts';
import { today as todayIn } from '../../../domain/dates/today.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { termsToAccept } from '../../../tests/support/terms.ts';
import { renderInConsole, type Answer, type SentRequest } from '../../../tests/support/console.tsx';
import { answers, create, draft, open, press, sent, uuid } from './form.testing.tsx';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import DraftPage from './form.tsx';

const today = todayIn(new Date(), 'America/Sao_Paulo');

describe('a new document', () => {
  it('is validated before a request, with the focus at the first error', async () => {
    const { requests } = await open('/invoices/create');
    await press('Emitir');
    await screen.findByText('Campo obrigatório');
    screen.getByText('Adicione pelo menos um item');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Cliente/ }));
    expect(sent(requests, create)).toEqual([]);
  });

  it('is saved as a draft with only a client, due in 30 days', async () => {
    const { requests } = await open(`/invoices/create?service_buyer=${uuid(2)}`, {
      ...termsToAccept('2026-11-20T12:00:00Z'),
      'GET /api/v2/accounts': { json: { results: [], count: 0 } },
      [`POST ${create}`]: { status: 201, json: { ...draft, uuid: uuid(8), detail: 'Rascunho salvo' } },
    });
    await press('Salvar rascunho');
    await screen.findByText('Rascunho salvo');
    expect(sent(requests, create).map(({ body }) => body)).toMatchObject([
      { is_draft: true, service_buyer_uuid: uuid(2), due_date: addDays(today, 30), items_invoice: [] },
    ]);
    // Saving a draft accepts nothing.
    expect(sent(requests, '/api/v2/scenarios/terms')).toEqual([]);
  });

  it('cannot be issued before the terms are accepted', async () => {
    await open(`/invoices/create?uuid=${uuid(9)}`, termsToAccept('2026-11-20T12:00:00Z'));
    await press('Emitir');
    await screen.findByText('Aceite os termos e a licença para continuar');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Li e aceito/ }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('a buyer that is still loading has no error, and is selected with the answer', async () => {
  const answer = Promise.withResolvers<Answer>();
  const found = { json: { results: [{ uuid: uuid(2), name: 'Blue Harbor Inc.' }], count: 1 } };
  const { user } = await open('/invoices/create', {
    'GET /api/v2/entities': ({ query }: SentRequest) => (query.has('search') ? answer.promise : found),
  });
  const buyer = screen.getByRole<HTMLInputElement>('combobox', { name: /^Cliente/ });
  await user.type(buyer, 'harbor{Tab}');
  await user.click(screen.getByRole('textbox', { name: /Vencimento/ }));
  await screen.findByText('Buscando…');
  expect(screen.queryByText(/não corresponde/)).toBeNull();
  answer.resolve(found);
  await waitFor(() => expect(buyer.value).toBe('Blue Harbor Inc.'));
  expect(buyer.getAttribute('aria-invalid')).toBe('false');
});

describe('a copy', () => {
  const path = `/invoices/create?copy=${uuid(9)}`;
  const due = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Vencimento/ });

  it('starts today with the same days to pay as its original, and is sent as a new draft', async () => {
    const { requests, user, place } = await open(path, {
      [`POST ${create}`]: { status: 201, json: { ...draft, uuid: uuid(8), detail: 'Rascunho salvo' } },
    });
    expect(due().value).toBe(formatDate(addDays(today, daysBetween(draft.created, draft.due_date)), 'pt'));
    await user.clear(due());
    await user.type(due(), '30122999');
    await press('Salvar rascunho');
    await screen.findByText('Rascunho salvo');
    const [call] = sent(requests, create);
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    expect(call?.body).toMatchObject({
      service_provider_uuid: uuid(1),
      service_buyer_uuid: uuid(2),
      account_uuid: uuid(3),
      due_date: '2999-12-30',
      is_draft: true,
      observation: 'Obrigado',
      items_invoice: [
        {
          item: { uuid: uuid(5) },
          quantity: '2',
          price: '10.5',
          scenery: {
            uuid: uuid(4),
            tributes: [
              { uuid: uuid(6), value: '5' },
              { uuid: uuid(7), value: '3' },
            ],
          },
        },
      ],
    });
    await waitFor(() => expect(place.current).toBe(`/invoices/${uuid(8)}`));
  });

  it('shows the server’s errors at its fields and cells, and clears them on change', async () => {
    const errors = { due_date: 'Data ruim', 'items_invoice.0.price': 'Preço ruim' };
    const { user } = await open(path, {
      [`POST ${create}`]: { status: 400, json: { detail: 'Confira os campos', errors } },
    });
    await user.clear(due());
    await user.type(due(), '30122999');
    await press('Salvar rascunho');
    await screen.findByText('Data ruim');
    screen.getByText('Preço ruim');
    expect(document.activeElement).toBe(due());
    await user.clear(due());
    expect(screen.queryByText('Data ruim')).toBeNull();
    await user.click(screen.getByRole('button', { name: '10,50' }));
    expect(screen.getByRole('textbox', { name: 'Preço unitário, linha 1' }).getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('7');
    expect(screen.queryByText('Preço ruim')).toBeNull();
  });

  it('keeps its idempotency key after a missing answer', async () => {
    const keys: (string | null)[] = [];
    const post = vi.fn((request: SentRequest): Answer => {
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length === 1) throw new TypeError('Failed to fetch');
      return { status: 201, json: { ...draft, detail: 'Rascunho salvo' } };
    });
    const { user } = await open(path, { [`POST ${create}`]: post });
    await user.clear(due());
    await user.type(due(), '30122999');
    await press('Salvar rascunho');
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Salvar rascunho' }).hasAttribute('disabled')).toBe(false),
    );
    await press('Salvar rascunho');
    await screen.findByText('Rascunho salvo');
    expect(keys[0]).toBe(keys[1]);
  });

  it('reports an invalid or past due date on blur', async () => {
    const { user } = await open(path);
    await user.clear(due());
    await user.type(due(), '31022999');
    await user.tab();
    await screen.findByText('Esta data não existe');
    expect(due().value).toBe('31/02/2999');
    await user.clear(due());
    await user.type(due(), '01012020');
    await screen.findByText('A data de vencimento não pode ser anterior à data de hoje');
  });

  it('is locked while it is saved, so that no input is lost', async () => {
    const answer = Promise.withResolvers<Answer>();
    const { user, place } = await open(path, { [`POST ${create}`]: () => answer.promise });
    await user.clear(due());
    await user.type(due(), '30122999');
    await press('Salvar rascunho');
    await waitFor(() => expect(due().closest('[inert]')).toBeTruthy());
    screen.getByRole('button', { name: /Salvar rascunho/ });
    answer.resolve({ status: 201, json: { ...draft, detail: 'Rascunho salvo' } });
    await waitFor(() => expect(place.current).toBe(`/invoices/${uuid(9)}`));
  });

  it('is not sent with a past due date', async () => {
    const { user, requests } = await open(path);
    await user.clear(due());
    await user.type(due(), '01012020');
    await press('Emitir');
    await screen.findByText('A data de vencimento não pode ser anterior à data de hoje');
    expect(sent(requests, create)).toEqual([]);
  });
});

describe('a draft', () => {
  const update = `/api/v2/invoice/invoices-single/${uuid(9)}/update`;

  it('is issued after a confirmation with its total', async () => {
    const { requests } = await open(`/invoices/create?uuid=${uuid(9)}`, {
      [`PUT ${update}`]: { json: { ...draft, status: 'billed', detail: 'Fatura emitida' } },
    });
    screen.getByRole('heading', { name: 'Editar rascunho' });
    await press('Emitir');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/^R\$\s21,00$/, { selector: 'dd' });
    await userEvent.click(question.getByRole('button', { name: 'Emitir fatura' }));
    await screen.findByText('Fatura emitida');
    expect(sent(requests, update)[0]?.body).toMatchObject({ is_draft: false, created: draft.created });
  });

  it('reports changes of its scenario, and keeps the date assigned with its number', async () => {
    await open(`/invoices/create?uuid=${uuid(9)}`, {
      [`GET /api/v2/invoice/invoices-single/${uuid(9)}`]: { json: { ...draft, number: 7 } },
    });
    const note = screen.getByText('Alterado desde que foi salvo').closest('[role=alert]');
    expect(note?.textContent).toMatch(/foi incluído no cenário/);
    const emission = screen.getByRole<HTMLInputElement>('textbox', { name: /Emissão/ });
    expect(emission.disabled).toBe(true);
    screen.getByText('O número foi atribuído com esta data');
    await press('Emitir');
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/foi incluído no cenário/);
  });

  it('requires a confirmation before unsaved changes are lost', async () => {
    const { user, place } = await open(`/invoices/create?uuid=${uuid(9)}`);
    await user.click(screen.getByRole('button', { name: '10,50' }));
    await user.keyboard('7');
    await user.click(screen.getByRole('link', { name: 'Voltar' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Voltar' }));
    expect(place.current).toContain('/invoices/create');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Voltar' }));
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(place.current).toBe(`/invoices/${uuid(9)}`));
  });

  describe('saved by another user meanwhile', () => {
    const path = `/api/v2/invoice/invoices-single/${uuid(9)}`;
    const stale = { status: 409, json: { code: 'stale', detail: 'Alterada' } };

    async function openStale(current: object) {
      const reads = [{ json: draft, headers: { etag: '"1"' } }];
      const view = await open(`/invoices/create?uuid=${uuid(9)}`, {
        [`GET ${path}`]: () => reads.shift() ?? { json: current, headers: { etag: '"2"' } },
        [`PUT ${update}`]: ({ headers }: SentRequest) =>
          headers.get('if-match') === '"2"' ? { json: { ...draft, detail: 'Rascunho salvo' } } : stale,
      });
      const load = async () => {
        await press('Salvar rascunho');
        const dialog = within(
          await screen.findByRole('alertdialog', { name: 'Este registro mudou desde que você o abriu' }),
        );
        await view.user.click(dialog.getByRole('button', { name: 'Carregar versão atual' }));
      };
      return { ...view, load };
    }

    it('continues from the current version with the lines and fields typed here', async () => {
      const { user, requests, load } = await openStale({ ...draft, due_date: '2999-11-30', items_invoice: [] });
      await user.click(screen.getByRole('button', { name: '10,50' }));
      await user.keyboard('7');
      await load();
      expect(await screen.findByDisplayValue('30/11/2999')).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await press('Salvar rascunho');
      await screen.findByText('Rascunho salvo');
      const [, saved] = sent(requests, update);
      expect(saved?.headers.get('if-match')).toBe('"2"');
      expect(saved?.body).toMatchObject({ due_date: '2999-11-30', items_invoice: [{ price: '7' }] });
    });

    it('keeps the fields typed here, and takes the other user’s lines', async () => {
      const [line] = draft.items_invoice;
      const { user, load } = await openStale({ ...draft, items_invoice: [{ ...line, price: '99.000' }] });
      const due = screen.getByRole<HTMLInputElement>('textbox', { name: /Vencimento/ });
      await user.clear(due);
      await user.type(due, '15102999');
      await load();
      await screen.findByRole('button', { name: '99,00' });
      expect(due.value).toBe('15/10/2999');
      screen.getByText(/Você aceitou os termos de uso e a licença em/);
    });

    it('and issued says that it is no longer a draft', async () => {
      const { load } = await openStale({ ...draft, status: 'billed' });
      await load();
      await screen.findByText(/não é mais um rascunho \(situação: Emitida\)/);
    });
  });

  it('that was already issued says so, and links to the invoice', async () => {
    await renderInConsole(<DraftPage resource={invoices} />, {
      answers: answers({ [`GET /api/v2/invoice/invoices-single/${uuid(9)}`]: { json: { ...draft, status: 'paid' } } }),
      at: `/invoices/create?uuid=${uuid(9)}`,
    });
    await screen.findByText(/não é mais um rascunho \(situação: Paga\)/);
    expect(screen.getByRole('link', { name: 'Abrir o documento' }).getAttribute('href')).toBe(`/invoices/${uuid(9)}`);
    expect(screen.queryByRole('button', { name: 'Emitir' })).toBeNull();
  });
});
