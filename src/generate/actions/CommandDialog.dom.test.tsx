import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { invoiceActions } from '../../../schemas/parts/invoicing/invoiceActions.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
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
