import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { someone } from '../../../tests/support/me.ts';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { session } from '../../access/console.ts';
import { PageHeader } from './PageHeader.tsx';

async function show(path: string, permissions: readonly string[]) {
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: permissions.map((name) => `${name}:list`) }));
  await renderInArea(<PageHeader title="Faturas" />, { path });
  return screen.queryByRole('navigation');
}

it('a list has the tabs of its menu entry, and marks itself', async () => {
  const nav = await show('/company/messages', ['invoices', 'messages', 'contracts']);
  expect(nav?.getAttribute('aria-label')).toBe('Faturas');
  const tabs = within(nav ?? document.body);
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/company/invoices',
    '/company/messages',
  ]);
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Envios');
});

it.each([
  ['a user may read only this list', '/company/invoices', ['invoices']],
  ['the page is that of a record', '/company/invoices/0192', ['invoices', 'messages']],
  ['the page is not in the menu', '/company/credits', ['invoices', 'messages', 'credits']],
])('there are no tabs if %s', async (_, path, permissions) => {
  expect(await show(path, permissions)).toBeNull();
});
