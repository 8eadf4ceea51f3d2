import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testDataProvider } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { someone } from '../../../tests/support/me.ts';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { session } from '../../access/console.ts';
import { resources } from '../../data/resources.ts';
import { NoticesButton } from '../topbar/notices/NoticesButton.tsx';
import { SideMenu } from './SideMenu.tsx';

beforeEach(() => {
  vi.spyOn(session, 'me').mockReturnValue(
    someone({
      permissions: ['reports/issued:list', ...resources.flatMap(({ name }) => [`${name}:list`, `${name}:show`])],
    }),
  );
});

const menu = () => within(screen.getByRole('navigation', { name: 'Menu principal' }));

test('the entries are in parts, the first of which begins with the home page', async () => {
  await renderInArea(<SideMenu area="company" />);
  const parts = menu()
    .getAllByRole('list')
    .map((part) =>
      within(part)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    );
  expect(parts).toEqual([
    ['Início', 'Faturas', 'Contratos', 'Recebimentos', 'Clientes'],
    ['Cenários', 'Tributos', 'Relatórios'],
    ['Pessoas', 'Configurações'],
  ]);
});

test.each([
  ['/company', 'Início'],
  ['/company/entities/create', 'Clientes'],
  ['/company/messages', 'Faturas'],
])('at %s the entry %s is current', async (path, name) => {
  await renderInArea(<SideMenu area="company" />, { path });
  expect(menu().getByRole('link', { current: 'page' }).textContent).toBe(name);
});

test('invoices have the number of overdue ones, once the notices are read', async () => {
  const answer = { results: [], unread: 0, overdue: 15 };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  await renderInArea(
    <>
      <SideMenu area="company" />
      <NoticesButton />
    </>,
  );
  const link = menu().getByRole('link', { name: 'Faturas', description: '15 faturas vencidas' });
  expect(link.textContent).toBe('Faturas15');
});

test('the rows of a list are requested on hover over its entry', async () => {
  const getList = vi.fn<() => Promise<{ data: []; total: number }>>(async () => ({ data: [], total: 0 }));
  await renderInArea(<SideMenu area="company" />, { dataProvider: testDataProvider({ getList }) });
  await userEvent.hover(menu().getByRole('link', { name: 'Clientes' }));
  await waitFor(() => expect(getList).toHaveBeenCalledWith('entities', expect.anything()));
});
