import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { previewedAmendment } from '../../../../../tests/support/amendments.ts';
import { type Answer, type SentRequest, renderInConsole } from '../../../../../tests/support/console.tsx';
import { brazilToUs, gridAnswers } from '../../../../../tests/support/gridAnswers.ts';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import VaryDialog from './vary.tsx';

const invoice = invoiceRecord({ status: 'future', number: undefined, due_date: '2027-05-31' });
const stored = {
  item: { uuid: 'i1', description: 'Consultoria' },
  quantity: '2.0000',
  price: '500.000',
  scenery: { uuid: 's1', name: 'Brasil → Estados Unidos', tributes: [{ uuid: 't2', type: 'Variable', value: '7.25' }] },
};
const path = `/api/v2/invoice/update-invoice3/${invoice.uuid}`;
const [saving, looking] = [`PUT ${path}`, `POST ${path}/preview`];
const reading = `GET /api/v2/invoice/invoices-single/${invoice.uuid}`;

type Answering = Answer | ((request: SentRequest) => Answer | Promise<Answer>);

async function show(answers: Readonly<Record<string, Answering>> = {}) {
  const onClose = vi.fn();
  const view = await renderInConsole(<VaryDialog record={invoice} onClose={onClose} />, {
    answers: {
      ...gridAnswers(),
      'GET /api/v2/companies/me': {
        json: { uuid: 'provider', name: 'Acme', location: invoice.service_provider?.location },
      },
      'GET /api/v2/entities/buyer': { json: { uuid: 'buyer', name: 'Blue Harbor Inc' } },
      'GET /api/v2/scenarios': { json: { results: [brazilToUs], count: 1 } },
      [reading]: { json: { ...invoice, items_invoice: [stored] } },
      [looking]: { json: previewedAmendment([[5, '2027-05-31', '1080.00', '1296.00']], ['12960.00', '13176.00']) },
      [saving]: { json: { ...invoice, detail: 'Valores alterados' } },
      ...answers,
    },
  });
  return { ...view, onClose };
}

const bodiesOf = (requests: readonly SentRequest[], call: string) =>
  requests.filter(({ method, path: at }) => `${method} ${at}` === call).map(({ body }) => body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const price = async (typed: string) => {
  await userEvent.click(await screen.findByRole('button', { name: '500,00' }));
  await userEvent.keyboard(`{Control>}a{/Control}${typed}`);
};
const line = (unit: string) => ({ item: { uuid: 'i1' }, quantity: '2', price: unit, scenery: { uuid: 's1' } });

describe('the variable amount of a scheduled invoice', () => {
  it('is entered in the grid, filled with its lines once they have loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    await show({ [reading]: () => promise });
    expect(screen.queryByRole('table')).toBeNull();
    await press('Ver o que muda');
    resolve({ json: { ...invoice, items_invoice: [stored] } });
    await screen.findByRole('button', { name: 'Consultoria' });
    screen.getByRole('button', { name: '500,00' });
    screen.getByRole('button', { name: 'Brasil → Estados Unidos' });
    expect(screen.queryByText('Nenhum valor muda.')).toBeNull();
  });

  it('reports lines that cannot be loaded, and offers a retry', async () => {
    let works = false;
    const answer = () =>
      works ? { json: { ...invoice, items_invoice: [stored] } } : { status: 500, json: { detail: 'Falhou' } };
    await show({ [reading]: answer });
    await screen.findByText('Falhou');
    works = true;
    await press('Tentar de novo');
    await screen.findByRole('button', { name: 'Consultoria' });
  });

  it('shows a preview before saving, of this invoice or of all later ones too, and sends exactly that', async () => {
    const { requests, onClose } = await show();
    await price('600');
    await userEvent.click(screen.getByRole('radio', { name: 'Esta fatura e todas as seguintes do contrato' }));
    await press('Ver o que muda');
    await screen.findByText('Uma fatura muda. As já emitidas não mudam.');
    expect(bodiesOf(requests, saving)).toEqual([]);
    await press('Alterar valores');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const [previewed] = bodiesOf(requests, looking);
    expect(previewed).toMatchObject({ items_invoice: [line('600')], future_invoices: true });
    expect(bodiesOf(requests, saving)).toEqual([previewed]);
  });

  it('continues on Enter in the grid, which submits nothing', async () => {
    const { requests } = await show();
    await price('600{Enter}{Enter}{Enter}');
    expect(bodiesOf(requests, looking)).toEqual([]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Descrição, linha 2');
  });

  it('leaves its line on Escape, and confirms at the next before input is lost', async () => {
    const { onClose } = await show();
    await price('600{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Só esta fatura/ }));
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is validated before a request', async () => {
    const { requests } = await show();
    await price('{Delete}');
    await press('Ver o que muda');
    await screen.findByText('Campo obrigatório');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Preço unitário, linha 1');
    expect(bodiesOf(requests, looking)).toEqual([]);
  });

  it('is required if all its lines are removed', async () => {
    const { requests } = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Opções da linha 1' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remover linha' }));
    await press('Ver o que muda');
    await screen.findByText('Adicione pelo menos um item');
    expect(bodiesOf(requests, looking)).toEqual([]);
  });

  it.each([
    ['items_invoice.0.price', 'Caro demais', 'Preço unitário, linha 1'],
    ['items_invoice.0.scenery.tributes.1.value', 'Alíquota alta demais', 'Sales tax, linha 1'],
  ])('is refused at %s of its line', async (at, message, focused) => {
    await show({ [looking]: { status: 400, json: { detail: 'Confira', errors: { [at]: message } } } });
    await price('600');
    await press('Ver o que muda');
    await screen.findByText(new RegExp(message));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(focused));
  });

  it('is refused as a whole above its lines, until these change', async () => {
    await show({ [looking]: { status: 400, json: { detail: 'Confira', errors: { items_invoice: 'Linhas demais' } } } });
    await price('600');
    await press('Ver o que muda');
    await screen.findByText('Linhas demais');
    await press('Adicionar linha');
    expect(screen.queryByText('Linhas demais')).toBeNull();
  });

  it('is confirmed if a scenario is for other countries', async () => {
    const unfit = { 'items_invoice.0.scenery.uuid': 'Este cenário é para BR → US; o documento é BR → PT' };
    const answer = ({ body }: SentRequest): Answer =>
      (body as { confirm_scenarios?: boolean }).confirm_scenarios
        ? { json: previewedAmendment([[5, '2027-05-31', '1080.00', '1296.00']], ['12960.00', '13176.00']) }
        : { status: 409, json: { detail: 'Cenário de outros países', code: 'scenario_unfit', errors: unfit } };
    const { requests, onClose } = await show({ [looking]: answer });
    await price('600');
    await press('Ver o que muda');
    await screen.findByText('Linha 1: Este cenário é para BR → US; o documento é BR → PT');
    await press('Usar assim mesmo');
    await userEvent.click(await screen.findByRole('button', { name: 'Alterar valores' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodiesOf(requests, saving)).toMatchObject([{ confirm_scenarios: true, items_invoice: [line('600')] }]);
  });

  it('that is refused on saving returns to the input, with the error at its line', async () => {
    const errors = { 'items_invoice.0.price': 'Caro demais' };
    const { onClose } = await show({ [saving]: { status: 400, json: { detail: 'Confira', errors } } });
    await price('600');
    await press('Ver o que muda');
    await userEvent.click(await screen.findByRole('button', { name: 'Alterar valores' }));
    await screen.findByText('Caro demais');
    screen.getByRole('button', { name: 'Ver o que muda' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is saved once, for any number of clicks before the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const { requests, onClose } = await show({ [saving]: () => promise });
    await price('600');
    await press('Ver o que muda');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Alterar valores' }));
    expect(bodiesOf(requests, saving)).toHaveLength(1);
    resolve({ json: { ...invoice, detail: 'Valores alterados' } });
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
