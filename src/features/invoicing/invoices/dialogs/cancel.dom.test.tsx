import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import { invoiceActions } from '../../../../../schemas/parts/invoicing/invoiceActions.ts';
import { ActionsProvider } from '../../../../generate/actions/ActionsProvider.tsx';
import CancelDialog from './cancel.tsx';

const call = 'PUT /api/v2/invoice/status/u-1';
const show = async (change: Parameters<typeof invoiceRecord>[0] = {}) => {
  const onClose = vi.fn();
  const view = await renderInConsole(
    <ActionsProvider resource="invoices" actions={invoiceActions} titleOf={() => 'Fatura 12'}>
      <CancelDialog record={invoiceRecord({ uuid: 'u-1', ...change })} onClose={onClose} />
    </ActionsProvider>,
    { answers: { [call]: { json: { uuid: 'u-1', detail: 'Fatura cancelada' } } } },
  );
  const dialog = within(await screen.findByRole('dialog', { name: /Cancelar a fatura\?/ }));
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Cancelar fatura' }));
  const sent = () => view.requests.filter(({ method }) => method === 'PUT');
  return { dialog, confirm, sent, onClose, reason: dialog.getByRole<HTMLInputElement>('textbox', { name: 'Motivo' }) };
};

it.each([
  [12, /continua na lista e mantém o número/],
  [undefined, /continua na lista, sem número/],
])('cancelling invoice %s says what happens, and where the reason is printed', async (number, consequence) => {
  const { dialog } = await show({ number });
  expect(dialog.getByText(consequence)).toBeTruthy();
  expect(dialog.getByText('Impresso no documento da fatura cancelada.')).toBeTruthy();
});

it.each(['', '   '])('needs a reason in the console: "%s" is none', async (entered) => {
  const { reason, confirm, sent } = await show();
  if (entered) await userEvent.type(reason, entered);
  await confirm();
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
  expect(sent()).toEqual([]);
});

it('sends the reason, and closes', async () => {
  const { reason, confirm, sent, onClose } = await show();
  await userEvent.type(reason, 'Emitida em dobro');
  await confirm();
  await screen.findByText('Fatura cancelada');
  expect(sent().map(({ body }) => body)).toEqual([{ status: 'cancelled', reason: 'Emitida em dobro' }]);
  expect(onClose).toHaveBeenCalledOnce();
});
