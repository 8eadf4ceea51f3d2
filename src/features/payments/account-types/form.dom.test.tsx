import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import accountTypes from '../../../../schemas/resources/payments/account-types.ts';
import currencies from '../../../../schemas/resources/platform/currencies.ts';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { RecordForm } from '../../../generate/form/RecordForm.tsx';

it('a gateway makes the type automatic and determines its fields', async () => {
  const saved: object[] = [];
  await renderInConsole(
    <RecordForm
      resource={accountTypes}
      isNew
      initial={{ name: 'Cartão', fields: [{ name: 'Própria', type: 'text' }] }}
      onSubmit={(values) => void saved.push(values)}
    >
      <button type="submit">Salvar</button>
    </RecordForm>,
    { known: [accountTypes, currencies] },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Gateway' }));
  await user.click(screen.getByRole('option', { name: 'Sandbox' }));
  const fields = await screen.findByRole('group', { name: 'Campos' });
  expect([...fields.querySelectorAll('dt')].map((one) => one.textContent)).toEqual([
    'Chave secreta',
    'Segredo do webhook',
  ]);
  expect(screen.queryByRole('button', { name: /Adicionar/ })).toBeNull();
  const auto = screen.getByRole<HTMLInputElement>('switch', { name: 'Registra recebimentos automaticamente' });
  await waitFor(() => expect([auto.checked, auto.disabled]).toEqual([true, true]));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(saved).toMatchObject([{ gateway: 'sandbox', auto: true, fields: [] }]));
});
