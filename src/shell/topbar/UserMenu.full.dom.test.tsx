import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthProvider } from 'react-admin';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someone } from '../../../tests/support/me.ts';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { session } from '../../access/console.ts';
import { countUnsaved } from '../../drafts/unsavedCount.ts';
import { UserMenu } from './UserMenu.tsx';

const carla = someone({ name: 'Carla Nunes', email: 'carla@contas.test', type: 'ACCOUNTANT', area: 'accountants' });
const logout = vi.fn<AuthProvider['logout']>();

beforeEach(() => {
  logout.mockReset().mockResolvedValue(false);
  vi.spyOn(session, 'me').mockReturnValue(carla);
});

async function open() {
  const user = userEvent.setup();
  await renderInArea(<UserMenu area="company" />, { authProvider: { logout } });
  await user.click(screen.getByRole('button', { name: /Menu do usuário/ }));
  return user;
}

describe('the user menu', () => {
  test('shows the signed-in user', async () => {
    await open();
    expect(screen.getByText('Olá, Carla Nunes')).toBeDefined();
    expect(screen.getByText('carla@contas.test')).toBeDefined();
    expect(screen.getByText('CN')).toBeDefined();
  });

  test('takes a guest back to the companies, by a full load', async () => {
    await open();
    const back = screen.getByRole('menuitem', { name: 'Minhas empresas' });
    expect(back.getAttribute('href')).toBe('/accountants');
  });

  test('offers no settings to a user without permission', async () => {
    await open();
    expect(screen.queryByRole('menuitem', { name: 'Configurações' })).toBeNull();
  });

  test('opens the profile in the current area', async () => {
    await open();
    expect(screen.getByRole('menuitem', { name: 'Perfil' }).getAttribute('href')).toBe('/company/settings/profile');
  });

  test('signs out, and closes', async () => {
    const user = await open();
    await user.click(screen.getByRole('menuitem', { name: 'Sair' }));
    expect(logout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  });

  test('asks for a confirmation before input is lost', async () => {
    const discount = countUnsaved({ current: false });
    const user = await open();
    await user.click(screen.getByRole('menuitem', { name: 'Sair' }));
    await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
    expect(logout).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
    expect(logout).toHaveBeenCalledOnce();
    discount();
  });

  test('reports that signing out did not reach the server', async () => {
    logout.mockRejectedValue(new Error('away'));
    const user = await open();
    await user.click(screen.getByRole('menuitem', { name: 'Sair' }));
    expect(await screen.findByText(/Não foi possível conectar ao servidor/)).toBeDefined();
  });
});

test('users of a company open its settings from the menu, which closes', async () => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: ['company-settings:show'] }));
  const { router } = await renderInArea(<UserMenu area="company" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Menu do usuário/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Configurações' }));
  expect(router.state.location.pathname).toBe('/company/settings');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
});

test('administrators open gateways and their profile from the menu', async () => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ type: 'ADMIN', area: 'admin' }));
  await renderInArea(<UserMenu area="admin" />);
  await userEvent.click(screen.getByRole('button', { name: /Menu do usuário/ }));
  const places = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'));
  expect(places).toEqual([null, '/admin/accounts-types', '/admin/profile', null]);
});

test('the menu is absent without a user', async () => {
  vi.spyOn(session, 'me').mockReturnValue(undefined);
  await renderInArea(<UserMenu area="company" />);
  expect(screen.queryByRole('button')).toBeNull();
});
