import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '../../../../../domain/dates/date.ts';
import { today } from '../../../../../domain/dates/today.ts';
import { type Answer, type SentRequest, renderInConsole } from '../../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import { acceptedTerms, termsToAccept } from '../../../../../tests/support/terms.ts';
import { invoiceActions } from '../../../../../schemas/parts/invoicing/invoiceActions.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { ActionsProvider } from '../../../../generate/actions/ActionsProvider.tsx';
import { CommandDialog } from '../../../../generate/actions/CommandDialog.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import IssueDraft from '../../../../documents/slots/dialogs/issue.tsx';
import { useSubject } from '../../../../generate/useRecordName.ts';

const BillDialog = (props: InvoiceDialogProps) => <IssueDraft resource={invoices} {...props} />;

/** The generated dialog, because reverting has none of its own. */
function RevertDialog({ record, onClose }: InvoiceDialogProps) {
  const subject = useSubject(invoices, record);
  return (
    <ActionsProvider resource="invoices" actions={invoiceActions} titleOf={() => ''} subjectOf={() => subject}>
      <CommandDialog resource={invoices} name="revert" record={record} onClose={onClose} />
    </ActionsProvider>
  );
}

const uuid = 'u-1';
const statusCall = `PUT /api/v2/invoice/status/${uuid}`;
const foreseeing = 'PUT /api/v2/invoice/invoices-single/bill';
/** Returns the writes, without previews. */
const written = (requests: readonly SentRequest[]) => requests.filter(({ path }) => path.endsWith(`/status/${uuid}`));
const company = (allows_retroactive: boolean) => ({
  ...acceptedTerms,
  'GET /api/v2/companies/me': { json: { uuid: 'c', allows_retroactive, time_zone: 'America/Sao_Paulo' } },
});
const day = (days: number) => addDays(today(new Date(), 'America/Sao_Paulo'), days);
const draft = invoiceRecord({ uuid, status: 'draft', number: undefined, created: day(0), due_date: day(30) });

describe.each([
  ['RevertDialog', RevertDialog, invoiceRecord({ uuid }), 'Reabrir como rascunho', 'draft'],
  ['BillDialog', BillDialog, draft, 'Emitir fatura', 'billed'],
] as const)('%s', (_name, Dialog, invoice, confirm, status) => {
  const ask = async (answer: Answer) => {
    const onClose = vi.fn();
    const view = await renderInConsole(<Dialog record={invoice} onClose={onClose} />, {
      answers: { [statusCall]: answer, ...company(false) },
    });
    await userEvent.click(await screen.findByRole('button', { name: confirm }));
    return { ...view, onClose };
  };

  it(`sends "${status}", shows the server’s message and closes`, async () => {
    const { requests, onClose } = await ask({ json: { uuid, detail: 'Feito pelo servidor' } });
    await screen.findByText('Feito pelo servidor');
    expect(written(requests)[0]?.body).toEqual({ status });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('after a conflict shows the reason and closes, because the invoice changed', async () => {
    const { onClose } = await ask({ status: 409, json: { detail: 'Já foi paga', code: 'status_not_allowed' } });
    await screen.findByText('Já foi paga');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('after a failure says so and stays open for a retry', async () => {
    const { onClose } = await ask({ status: 500, json: { detail: 'Algo deu errado' } });
    await screen.findByText('Algo deu errado');
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: confirm }).disabled).toBe(false));
  });

  it('shows the invoice, its payer and its total', async () => {
    await renderInConsole(<Dialog record={invoice} onClose={vi.fn()} />, { answers: company(false) });
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toMatch(/Fatura (ACME-2026-)?12.*Blue Harbor Inc.*US\$\s1\.080,00/s);
  });

  it('reverting sends no preview', async () => {
    const onClose = vi.fn();
    const { requests } = await renderInConsole(<Dialog record={invoice} onClose={onClose} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(written(requests)).toEqual([]);
  });
});

describe('issuing a draft', () => {
  it('with a past due date is refused, with a link to the form', async () => {
    const invoice = { ...draft, due_date: day(-1) };
    const { requests, place } = await renderInConsole(<BillDialog record={invoice} onClose={vi.fn()} />);
    await screen.findByText(/vencimento desta fatura/);
    expect(screen.queryByRole('button', { name: 'Emitir fatura' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
    expect(place.current).toBe(`/invoices/create?uuid=${uuid}`);
    expect(written(requests)).toEqual([]);
  });

  it('without lines is refused, with a link to the form', async () => {
    const invoice = { ...draft, is_empty: true, subtotal: '0.00', total: '0.00' };
    const { requests, place } = await renderInConsole(<BillDialog record={invoice} onClose={vi.fn()} />);
    await screen.findByText(/Esta fatura ainda não tem itens/);
    expect(screen.queryByRole('button', { name: 'Emitir fatura' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
    expect(place.current).toBe(`/invoices/create?uuid=${uuid}`);
    expect(written(requests)).toEqual([]);
  });

  it('that lost its lines meanwhile says so and closes', async () => {
    const detail = 'Esta fatura ainda não tem itens.';
    const refusal = { code: 'invoice_without_lines', detail, errors: { items_invoice: detail } };
    const onClose = vi.fn();
    await renderInConsole(<BillDialog record={draft} onClose={onClose} />, {
      answers: { ...company(false), [statusCall]: { status: 409, json: refusal } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Emitir fatura' }));
    await screen.findByText(detail);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('waits for the terms to be accepted, stores that once, and then issues', async () => {
    const { requests } = await renderInConsole(<BillDialog record={draft} onClose={vi.fn()} />, {
      answers: { ...company(false), ...termsToAccept('2026-11-20T12:00:00Z'), [statusCall]: { json: { uuid } } },
    });
    const accept = await screen.findByRole('checkbox', { name: /Li e aceito/ });
    const issue = screen.getByRole<HTMLButtonElement>('button', { name: 'Emitir fatura' });
    expect(issue.disabled).toBe(true);
    await userEvent.click(accept);
    await userEvent.click(issue);
    await waitFor(() => expect(written(requests)).toHaveLength(1));
    const calls = requests.filter(({ method, query }) => method !== 'GET' && query.get('preview') !== 'true');
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/v2/scenarios/terms', statusCall]);
  });

  it.each([
    [false, true],
    [true, false],
  ])('created before today, with retroactive invoices allowed: %s, warns: %s', async (allowed, warned) => {
    const invoice = { ...draft, created: day(-1) };
    await renderInConsole(<BillDialog record={invoice} onClose={vi.fn()} />, {
      answers: company(allowed),
    });
    await screen.findByRole('button', { name: 'Emitir fatura' });
    expect(screen.queryByText(/será emitido com a data de hoje/) !== null).toBe(warned);
  });

  it('with a scenario for other countries names its line and asks for confirmation', async () => {
    const unfit = 'Este cenário é para BR → US; o documento é BR → PT';
    const refusal = { code: 'scenario_unfit', detail: 'Confirme', errors: { 'items_invoice.1.scenery': unfit } };
    const { requests } = await renderInConsole(<BillDialog record={draft} onClose={vi.fn()} />, {
      answers: {
        ...company(false),
        [statusCall]: ({ body }) =>
          'confirm_scenarios' in (body as object) ? { json: { uuid } } : { status: 409, json: refusal },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Emitir fatura' }));
    await screen.findByText(new RegExp(`Linha 2: ${unfit}`));
    await userEvent.click(screen.getByRole('button', { name: 'Emitir assim mesmo' }));
    const last = () => written(requests).at(-1)?.body;
    await waitFor(() => expect(last()).toEqual({ status: 'billed', confirm_scenarios: true }));
  });

  it('lists first what changed since it was saved', async () => {
    const notices = [{ uuid, notices: ['Export: ISS passou de 5% para 6%.', 'O total mudou.'] }];
    await renderInConsole(<BillDialog record={draft} onClose={vi.fn()} />, {
      answers: { [foreseeing]: { json: { done: [uuid], refused: [], notices } }, ...company(false) },
    });
    await screen.findByText(/ISS passou de 5% para 6%\.\s+O total mudou\./);
  });
});
