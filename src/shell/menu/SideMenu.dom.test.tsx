import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testDataProvider } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { someone } from '../../../tests/support/me.ts';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { session } from '../../access/console.ts';
import { resources } from '../../data/resources.ts';
import { SideMenu } from './SideMenu.tsx';

beforeEach(() => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: resources.map(({ name }) => `${name}:list`) }));
});

const menu = () => within(screen.getByRole('navigation', { name: 'Menu principal' }));

test('master data is grouped under its heading', async () => {
  await renderInArea(<SideMenu area="company" />);
  const list = menu().getByRole('heading', { name: 'Cadastros' }).nextElementSibling;
  expect([...(list?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
    'Clientes',
    'Cenários',
    'Tributos',
    'Itens',
    'Contas de recebimento',
    'Modelos de documento',
  ]);
});

test('on a page of a resource its entry is current, and the home page is not', async () => {
  await renderInArea(<SideMenu area="company" />, { path: '/company/entities/create' });
  expect(menu().getByRole('link', { current: 'page' }).textContent).toBe('Clientes');
});

test('another area has its own menu', async () => {
  await renderInArea(<SideMenu area="accountants" />, { path: '/accountants' });
  expect(
    menu()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/accountants']);
});

test('the rows of a list are requested on hover over its entry', async () => {
  const getList = vi.fn<() => Promise<{ data: []; total: number }>>(async () => ({ data: [], total: 0 }));
  await renderInArea(<SideMenu area="company" />, { dataProvider: testDataProvider({ getList }) });
  await userEvent.hover(menu().getByRole('link', { name: 'Itens' }));
  await waitFor(() => expect(getList).toHaveBeenCalledWith('items', expect.anything()));
});
