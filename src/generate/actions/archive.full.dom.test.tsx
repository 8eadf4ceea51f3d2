import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import items from '../../../schemas/resources/invoicing/items.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { EditPage } from '../form/pages/EditPage.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { ShowPage } from '../show/ShowPage.tsx';

const item = (uuid: string, archived: boolean) => ({ uuid, description: `Item ${uuid}`, archived });
const url = '/api/v2/invoice/items';

/** The pages of items, which find each by its key. */
async function openItems(at: string, ...rows: ReturnType<typeof item>[]) {
  const answers = Object.fromEntries(rows.map((row) => [`GET ${url}/${row.uuid}`, { json: row }]));
  return renderInConsole(
    <ResourceContextProvider value="items">
      <Routes>
        <Route path="/items" element={<ListPage resource={items} />} />
        <Route path="/items/:id/edit" element={<EditPage resource={items} />} />
        <Route path="/items/:id" element={<ShowPage resource={items} />} />
      </Routes>
    </ResourceContextProvider>,
    {
      at,
      answers: {
        ...answers,
        [`GET ${url}`]: { json: { results: rows, count: rows.length } },
        [`PUT ${url}/a/archive`]: { json: { ...item('a', true), detail: 'Registro arquivado' } },
        [`PUT ${url}/a/restore`]: { json: { ...item('a', false), detail: 'Registro restaurado' } },
        [`PUT ${url}/archive`]: { json: { done: ['a'], refused: [] } },
      },
    },
  );
}

const entries = async (name: string): Promise<string[]> => {
  await userEvent.click(await screen.findByRole('button', { name: `Opções: ${name}` }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

describe('a row', () => {
  it('is archived from its menu after a confirmation, with the shared texts', async () => {
    const { requests } = await openItems('/items', item('a', false));
    expect(await entries('Item a')).toEqual(['Ver', 'Editar', 'Duplicar', 'Arquivar', 'Histórico', 'Excluir']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Arquivar' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Arquivar' });
    expect(dialog.textContent).toContain('deixa de aparecer em listas');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Arquivar' }));
    await screen.findByText('Registro arquivado');
    expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('that was archived by mistake is restored from the message about it', async () => {
    const { requests } = await openItems('/items', item('a', false));
    await entries('Item a');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Arquivar' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Arquivar' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Arquivar' }));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Desfazer' }));
    await screen.findByText('Registro restaurado');
    expect(requests.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      `${url}/a/archive`,
      `${url}/a/restore`,
    ]);
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });

  it('that is archived opens its page, and can be restored but not edited', async () => {
    await openItems('/items', item('b', true));
    expect((await screen.findByRole('link', { name: 'Item b' })).getAttribute('href')).toBe('/items/b');
    expect(await entries('Item b')).toEqual(['Ver', 'Duplicar', 'Restaurar', 'Histórico', 'Excluir']);
  });
});

describe('selected rows', () => {
  it.each([
    [[item('a', false)], ['Arquivar']],
    [[item('b', true)], ['Restaurar']],
    [
      [item('a', false), item('b', true)],
      ['Arquivar', 'Restaurar'],
    ],
  ])('%# are offered the commands that apply to at least one of them', async (rows, offered) => {
    await openItems('/items', ...rows);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }));
    const bar = within(screen.getByRole('toolbar'));
    const names = bar.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((name) => name === 'Arquivar' || name === 'Restaurar')).toEqual(offered);
  });
});

describe('a list', () => {
  it('is switched to archived records and back among its filters', async () => {
    const { requests, place } = await openItems('/items', item('a', false));
    const narrowed = () => decodeURIComponent(place.current);
    await userEvent.click(await screen.findByRole('button', { name: 'Filtrar por Arquivados' }));
    const box = screen.getByRole('switch', { name: 'Arquivados' });
    await userEvent.click(box);
    await waitFor(() => expect(narrowed()).toContain('{"archived":true}'));
    expect(requests.at(-1)?.query.get('archived')).toBe('true');
    await userEvent.click(box);
    await waitFor(() => expect(narrowed()).not.toContain('archived'));
  });
});

describe('the page of a record', () => {
  it('of an archived record says so and offers to restore it, without its form', async () => {
    const { place } = await openItems('/items/b/edit', item('b', true));
    const head = within(await screen.findByRole('banner'));
    expect(head.getByText('Arquivado')).toBeTruthy();
    expect(place.current).toBe('/items/b');
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    expect(await entries('Item b')).toEqual(['Restaurar', 'Histórico']);
  });

  it('and its form offer to archive an active one', async () => {
    await openItems('/items/a/edit', item('a', false));
    expect(await entries('Item a')).toEqual(['Arquivar', 'Histórico']);
  });
});
