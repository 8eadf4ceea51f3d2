import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import entities from '../../../../schemas/resources/clients/entities.ts';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { listKey } from '../../../data/listState.ts';
import { ListPage } from '../ListPage.tsx';
import { writeState } from './viewState.ts';

const sort = { field: 'nif', order: 'DESC' } as const;
const brazilian = {
  uuid: 'v-1',
  owner: 'u',
  resource: 'entities',
  columns: listKey(entities),
  name: 'Brasileiras',
  state: writeState({ filter: { location: { country: 76 } }, sort, hidden: ['nif'] }),
  begins: false,
};

async function showList(views: readonly object[], at?: string, shared: readonly object[] = []) {
  const view = await renderInConsole(<ListPage resource={entities} />, {
    at,
    answers: {
      'GET /api/v2/entities': { json: { results: [{ uuid: 'e-1', name: 'Acme' }], count: 1 } },
      'GET /api/v2/saved-views': { json: { results: views, count: views.length } },
      'GET /api/v2/saved-views/shared': { json: { results: shared, count: shared.length } },
      'DELETE /api/v2/saved-views/shared/v-7': { json: { detail: '' } },
      'POST /api/v2/saved-views': ({ body }) => ({ status: 201, json: { uuid: 'v-9', ...Object(body) } }),
      'PUT /api/v2/saved-views/v-1': ({ body }) => ({ json: body }),
      'DELETE /api/v2/saved-views/v-1': { json: { detail: '' } },
      'GET /api/v2/countries/76': { json: { id: 76, identifier: 'BR', name: 'Brazil' } },
    },
  });
  await screen.findByText('Acme');
  const written = () => view.requests.findLast(({ method }) => method !== 'GET');
  const last = () => view.requests.findLast(({ path }) => path === '/api/v2/entities')?.query;
  const fromMenu = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: /^Exibições/ }));
    await userEvent.click(
      await screen.findByRole(/^(Salvar|Gerenciar)/.test(name) ? 'menuitem' : 'menuitemradio', { name }),
    );
  };
  return { ...view, written, last, fromMenu };
}

it('applies its saved filters, order and columns', async () => {
  const { last, fromMenu } = await showList([brazilian]);
  await fromMenu('Brasileiras');
  await waitFor(() => expect(last()?.get('location.country')).toBe('76'));
  expect(last()?.get('sort')).toBe('-nif');
  expect(screen.queryByRole('columnheader', { name: 'Identificação fiscal' })).toBeNull();
});

it('is saved under a name with the current state of the list', async () => {
  const { written, fromMenu } = await showList([], '/?filter={"q":"acme"}');
  await fromMenu('Salvar esta exibição');
  const dialog = within(await screen.findByRole('dialog', { name: 'Salvar esta exibição' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Nome/ }), 'Só a Acme');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(written()?.method).toBe('POST'));
  expect(written()?.body).toMatchObject({
    name: 'Só a Acme',
    resource: 'entities',
    columns: listKey(entities),
    state: writeState({ filter: { q: 'acme' }, sort: { field: 'name', order: 'ASC' }, hidden: [] }),
    begins: false,
    shared: false,
  });
});

it('is renamed, set as default, and deleted', async () => {
  const { written, fromMenu } = await showList([brazilian]);
  await fromMenu('Gerenciar exibições');
  const dialog = within(await screen.findByRole('dialog', { name: 'Gerenciar exibições' }));
  const name = dialog.getByRole('textbox', { name: 'Nome da exibição Brasileiras' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Daqui{Tab}');
  await waitFor(() => expect(written()?.body).toMatchObject({ name: 'Daqui', state: brazilian.state }));
  await userEvent.click(dialog.getByRole('button', { name: /^Exibição padrão/ }));
  await waitFor(() => expect(written()?.body).toMatchObject({ begins: true }));
  await userEvent.click(dialog.getByRole('button', { name: /^Excluir a exibição/ }));
  await waitFor(() => expect(written()?.method).toBe('DELETE'));
});

it('is marked as changed, and can be saved again', async () => {
  const { written, last, fromMenu } = await showList([brazilian]);
  await fromMenu('Brasileiras');
  await waitFor(() => expect(last()?.get('location.country')).toBe('76'));
  expect(screen.queryByRole('button', { name: /alterada/ })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'acme{Enter}');
  const button = await screen.findByRole('button', { name: 'Exibições (alterada)' });
  await userEvent.click(button);
  expect((await screen.findByRole('menuitemradio')).textContent).toBe('Brasileirasalterada');
  expect(screen.getByRole('menuitem', { name: 'Salvar como nova exibição' })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Salvar alterações' }));
  const state = writeState({ filter: { location: { country: 76 }, q: 'acme' }, sort, hidden: ['nif'] });
  await waitFor(() => expect(written()).toMatchObject({ method: 'PUT', body: { name: 'Brasileiras', state } }));
});

it('is deselected once the list is reset', async () => {
  const { fromMenu } = await showList([
    { ...brazilian, state: writeState({ filter: { q: 'acme' }, sort: { field: 'name', order: 'ASC' }, hidden: [] }) },
  ]);
  await fromMenu('Brasileiras');
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  await waitFor(() => expect(search.value).toBe('acme'));
  await userEvent.clear(search);
  await userEvent.type(search, '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Exibições' }));
  expect((await screen.findByRole('menuitemradio')).getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByRole('menuitem', { name: 'Salvar alterações' })).toBeNull();
});

it('is applied by default if so chosen, unless the address has its own state', async () => {
  const { last, unmount } = await showList([{ ...brazilian, begins: true }]);
  await waitFor(() => expect(last()?.get('location.country')).toBe('76'));
  unmount();
  const other = await showList([{ ...brazilian, begins: true }], '/?filter={"q":"acme"}');
  expect(other.last()?.get('location.country')).toBeNull();
});

it('stays when the list gets other columns, without those that no longer exist', async () => {
  const state = writeState({ filter: { q: 'acme' }, sort, hidden: ['nif', 'fax'] });
  const { last, fromMenu } = await showList([{ ...brazilian, columns: 'entities.list.name-fax', state }]);
  await fromMenu('Brasileiras');
  await waitFor(() => expect(last()?.get('search')).toBe('acme'));
  expect(screen.getByRole('button', { name: 'Exibições' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Identificação fiscal' })).toBeNull();
});

it('is shared with the company by its owner', async () => {
  const { written, fromMenu } = await showList([brazilian]);
  await fromMenu('Gerenciar exibições');
  const dialog = within(await screen.findByRole('dialog', { name: 'Gerenciar exibições' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Compartilhar a exibição Brasileiras com a empresa' }));
  await waitFor(() => expect(written()?.body).toMatchObject({ name: 'Brasileiras', shared: true }));
});

it('of another user says who shares it, can be used, and is deleted by who manages the users', async () => {
  const { uuid: _own, ...view } = brazilian;
  const shared = { ...view, uuid: 'v-7', name: 'Do Brasil', owner_name: 'Bia Lima' };
  const { last, written, fromMenu } = await showList([], undefined, [shared]);
  await fromMenu('Do Brasil compartilhada por Bia Lima');
  await waitFor(() => expect(last()?.get('location.country')).toBe('76'));
  await fromMenu('Gerenciar exibições');
  const dialog = within(await screen.findByRole('dialog', { name: 'Gerenciar exibições' }));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Excluir a exibição Do Brasil' }));
  await waitFor(() => expect(written()?.path).toBe('/api/v2/saved-views/shared/v-7'));
});
