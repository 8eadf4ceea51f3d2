import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, type SentRequest, renderInConsole } from '../../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import { previewedAmendment } from '../../../../../tests/support/amendments.ts';
import ComplementDialog from './complement.tsx';

const change = {
  status: 'future',
  number: undefined,
  due_date: '2027-05-31',
  company_number: 'PO 1',
  observation: 'Obra 7',
} as const;
const invoice = invoiceRecord(change);
const saving = `PUT /api/v2/invoice/recurrence-update/${invoice.uuid}`;
const looking = `POST /api/v2/invoice/recurrence-update/${invoice.uuid}/preview`;
const preview = previewedAmendment([
  [5, '2027-05-31'],
  [6, '2027-06-30'],
]);

type Answering = Answer | ((request: SentRequest) => Answer | Promise<Answer>);

async function show(answers: Readonly<Record<string, Answering>> = {}) {
  const onClose = vi.fn();
  const view = await renderInConsole(<ComplementDialog record={invoice} onClose={onClose} />, {
    answers: {
      [looking]: { json: preview },
      [saving]: { json: { ...invoice, detail: 'Informações alteradas' } },
      ...answers,
    },
  });
  return { ...view, onClose };
}

const bodiesOf = (requests: readonly SentRequest[], call: string) =>
  requests.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the fields of a scheduled invoice besides its lines', () => {
  it('start with their current values, for this invoice alone', async () => {
    await show();
    expect([field('Referência interna').value, field('Observações').value]).toEqual(['PO 1', 'Obra 7']);
    const choices = within(screen.getByRole('radiogroup', { name: 'Quais faturas mudam' })).getAllByRole('radio');
    expect(choices.map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
    screen.getByRole('radio', { name: 'Só esta fatura, com vencimento em 31/05/2027' });
  });

  it('show a preview with the affected invoices before saving, and send changed fields only', async () => {
    const { requests, onClose } = await show();
    await userEvent.clear(field('Observações'));
    await userEvent.type(field('Instruções de pagamento'), '45 dias');
    await userEvent.click(screen.getByRole('radio', { name: 'Esta fatura e todas as seguintes do contrato' }));
    await press('Ver o que muda');
    await screen.findByText('2 faturas mudam. As já emitidas não mudam. Nenhum valor muda.');
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(['531/05/2027Programada', '630/06/2027Programada']);
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Instruções de pagamento', '45 dias'],
      ['Observações', 'Antes: Obra 7 → Depois: vazio'],
    ]);
    expect(bodiesOf(requests, saving)).toEqual([]);
    await press('Alterar informações');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const body = { observation: '', terms_payment: '45 dias', future_invoices: true };
    expect([bodiesOf(requests, looking), bodiesOf(requests, saving)]).toEqual([[body], [body]]);
  });

  it('are saved once, for any number of clicks before the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const { requests, onClose } = await show({ [saving]: () => promise });
    await userEvent.type(field('Instruções de pagamento'), '45 dias');
    await press('Ver o que muda');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Alterar informações' }));
    await userEvent.keyboard('{Escape}');
    expect([bodiesOf(requests, saving).length, onClose.mock.calls.length]).toEqual([1, 0]);
    resolve({ json: { ...invoice, detail: 'Informações alteradas' } });
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('show errors at their fields, and stay open', async () => {
    const errors = { terms_payment: 'Longo demais' };
    const { onClose } = await show({ [looking]: { status: 400, json: { detail: 'Confira', errors } } });
    await userEvent.type(field('Instruções de pagamento'), '45 dias');
    await press('Ver o que muda');
    await screen.findByText('Longo demais');
    expect(document.activeElement).toBe(field('Instruções de pagamento'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('are not lost without a confirmation', async () => {
    const { onClose } = await show();
    await userEvent.type(field('Instruções de pagamento'), '45 dias');
    await press('Voltar');
    await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
    expect(onClose).not.toHaveBeenCalled();
    await press('Sair sem salvar');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
