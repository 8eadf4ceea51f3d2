import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { create, open, press, uuid } from '../slots/form.testing.tsx';

const fold = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const isOpen = (name: string) => fold(name).getAttribute('aria-expanded') === 'true';

it('a folded section says in a line what is set, and keeps it', async () => {
  const client = { uuid: uuid(2), name: 'Blue Harbor Inc.', responsible_email: 'grace@harbor.test' };
  const found = { [`GET /api/v2/entities/${uuid(2)}`]: { json: client } };
  await open(`/invoices/create?service_buyer=${uuid(2)}`, found);
  await userEvent.type(screen.getByRole('textbox', { name: 'Referência interna' }), 'PO 4711');
  for (const name of ['Envio', 'Recebimento', 'Apresentação', 'Referências', 'Observações'])
    await userEvent.click(fold(name));
  await waitFor(() => expect(fold('Envio').textContent).toBe('EnvioPor e-mail, na emissão, a grace@harbor.test'));
  await waitFor(() => expect(fold('Recebimento').textContent).toBe('RecebimentoBanco do Brasil'));
  expect(fold('Apresentação').textContent).toBe('Apresentaçãotributos visíveis · valor líquido oculto');
  expect(fold('Referências').textContent).toBe('ReferênciasPO 4711');
  expect(fold('Observações').textContent).toBe('ObservaçõesNada informado');
  expect(screen.queryByRole('textbox', { name: 'Referência interna' })).toBeNull();
  await userEvent.click(fold('Referências'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Referência interna' }).value).toBe('PO 4711');
});

it('an error at a folded field opens its section and takes the focus', async () => {
  const errors = { label: 'Longa demais' };
  await open(`/invoices/create?service_buyer=${uuid(2)}`, {
    'GET /api/v2/accounts': { json: { results: [], count: 0 } },
    [`POST ${create}`]: { status: 400, json: { detail: 'Confira os campos', errors } },
  });
  await userEvent.click(fold('Referências'));
  expect(isOpen('Referências')).toBe(false);
  await press('Salvar rascunho');
  await screen.findByText('Longa demais');
  expect(isOpen('Referências')).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Etiqueta' }));
});

it('the breakdown of amounts appears with the first amount', async () => {
  const { user } = await open('/invoices/create');
  const breakdown = () => screen.queryByRole('region', { name: 'Composição dos valores' });
  expect(breakdown()).toBeNull();
  await user.click(screen.getByRole('button', { name: /Escolha ou cadastre/ }));
  await user.click(await screen.findByRole('textbox', { name: 'Preço unitário, linha 1' }));
  await user.keyboard('10');
  await waitFor(() => expect(breakdown()).not.toBeNull());
});

it('a form that comes late leaves the focus to a dialog that was opened meanwhile', async () => {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.role = 'dialog';
  const field = dialog.appendChild(document.createElement('input'));
  field.focus();
  try {
    await open('/invoices/create');
    expect(screen.getByRole('combobox', { name: /^Cliente/ })).toBeDefined();
    expect(document.activeElement).toBe(field);
  } finally {
    dialog.remove();
  }
});

it('a new document starts at its client, which may be left for later', async () => {
  const { user } = await open('/invoices/create');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Cliente/ }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Emissão' }));
  expect(screen.queryByText('Campo obrigatório')).toBeNull();
});
