import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { open } from './form.testing.tsx';

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const option = (name: string) => screen.findByRole('option', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function addClient() {
  const view = await open('/invoices/create');
  await userEvent.click(screen.getByRole('combobox', { name: /^Cliente/ }));
  await userEvent.click(await option('Adicionar novo'));
  const dialog = await inDialog('Cadastrar cliente');
  return { ...view, dialog };
}

it('leaving the page confirms once, for the input of the dialog alone, and closes the dialog', async () => {
  const { user, dialog, leave, place } = await addClient();
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Sul');
  await leave('/elsewhere');
  expect(await screen.findAllByRole('alertdialog', { name: 'Sair sem salvar?' })).toHaveLength(1);
  expect(place.current).toBe('/invoices/create');
  await user.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
  await waitFor(() => expect(place.current).toBe('/elsewhere'));
  await gone();
});

it('leaving the page closes a dialog without input', async () => {
  const { leave, place } = await addClient();
  await leave('/elsewhere');
  expect(place.current).toBe('/elsewhere');
  await gone();
});

it('a line offers a new scenario in its form, and keeps the typed text on cancel', async () => {
  const { user } = await open('/invoices/create');
  await user.click(screen.getByRole('button', { name: 'Escolha ou cadastre um serviço' }));
  await user.click(screen.getByRole('combobox', { name: 'Cenário, linha 1' }));
  await user.keyboard('Zona nova');
  await user.click(await option('Adicionar “Zona nova”'));
  const dialog = await inDialog('Cadastrar cenário');
  expect((await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Nome' })).value).toBe('Zona nova');
  await user.click(dialog.getByRole('button', { name: 'Voltar' }));
  await gone();
  const scenario = screen.getByRole<HTMLInputElement>('combobox', { name: 'Cenário, linha 1' });
  expect([scenario.value, document.activeElement]).toEqual(['Zona nova', scenario]);
});
