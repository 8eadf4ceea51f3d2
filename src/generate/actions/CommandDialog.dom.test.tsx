import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { invoiceActions } from '../../../schemas/parts/invoicing/invoiceActions.ts';
import { quoteActions } from '../../../schemas/parts/quoting/quoteActions.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import quotes from '../../../schemas/resources/quoting/quotes.ts';
import { type Answer, renderInConsole } from '../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../tests/support/invoices.ts';
import { ActionsProvider } from './ActionsProvider.tsx';
import { CommandDialog } from './CommandDialog.tsx';

const call = 'PUT /api/v2/invoice/update-template/u-1';

/** The generated form of a command with one text. */
async function ask(answer: Answer = { json: { uuid: 'u-1', detail: 'Modelo alterado' } }) {
  const onClose = vi.fn();
  const record = invoiceRecord({ uuid: 'u-1', template: 'invoiceTemplate1' });
  const view = await renderInConsole(
    <ActionsProvider resource="invoices" actions={invoiceActions} titleOf={() => 'Fatura 12'}>
      <CommandDialog resource={invoices} name="template" record={{ ...record, id: 'u-1' }} onClose={onClose} />
    </ActionsProvider>,
    { answers: { [call]: answer } },
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  const confirm = async () => userEvent.click(screen.getByRole('button', { name: 'Trocar modelo' }));
  return { ...view, onClose, field, confirm };
}

describe('the generated form of a command', () => {
  it('has its title and record name, and starts with the values of the record', async () => {
    const { field } = await ask();
    const dialog = screen.getByRole('dialog', { name: 'Trocar modelo' });
    expect(dialog.textContent).toContain('Fatura 12');
    expect(field.value).toBe('invoiceTemplate1');
  });

  it('shows missing values at their fields and sends nothing', async () => {
    const { field, confirm, requests } = await ask();
    await userEvent.clear(field);
    await confirm();
    await screen.findByText('Campo obrigatório');
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('sends the input, shows the server’s message and closes', async () => {
    const { field, confirm, requests, onClose } = await ask();
    await userEvent.clear(field);
    await userEvent.type(field, 'c-1');
    await confirm();
    await screen.findByText('Modelo alterado');
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ template: 'c-1' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows a refusal at its field and stays open', async () => {
    const { confirm, onClose } = await ask({
      status: 400,
      json: { detail: 'Confira os campos', code: 'validation', errors: { template: 'Não existe' } },
    });
    await confirm();
    await screen.findByText('Não existe');
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('a command that makes a record opens it, without a question about its own input', async () => {
  const key = '01a22ddb-0fcb-7e20-bc39-7fc324ad5963';
  const { place } = await renderInConsole(<Converting />, {
    answers: { 'PUT /api/v2/quotes/q-1/convert': { json: { uuid: 'q-1', invoice_uuid: key } } },
  });
  await userEvent.type(await screen.findByRole('textbox'), '31122999');
  await userEvent.click(screen.getByRole('button', { name: 'Criar rascunho' }));
  await waitFor(() => expect(place.current).toBe(`/invoices/${key}`));
});

/** The page of a quote whose dialog is open until it is closed. */
function Converting() {
  const [isOpen, setOpen] = useState(true);
  return (
    <ActionsProvider resource="quotes" actions={quoteActions} titleOf={() => 'Orçamento 3'}>
      {isOpen && (
        <CommandDialog resource={quotes} name="convert" record={{ id: 'q-1' }} onClose={() => setOpen(false)} />
      )}
    </ActionsProvider>
  );
}
