import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Resource } from '../../../schemas/resource.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import { renderInConsole, type Answer, type SentRequest } from '../../../tests/support/console.tsx';
import { objectUrls } from '../../../tests/support/objectUrls.ts';
import { ListPage } from './ListPage.tsx';

const entity = (number: number, country = { id: 76, identifier: 'BR', name: 'Brazil' }) => ({
  uuid: `0192f0c1-0000-7000-8000-00000000000${number}`,
  name: `Entity ${number}`,
  nif: `=${number}`,
  location: { place_id: 'p', address: 'Rua Um, 1', country },
});
const rows = [entity(1), entity(2)];
const pageOf = (results: object[], count = results.length): Answer => ({ json: { results, count } });
const countries = pageOf([{ id: 76, identifier: 'BR', name: 'Brazil' }]);

/** Answers every media query like a phone. */
const onNarrowScreen = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: true,
    media,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

type Options = Parameters<typeof renderInConsole>[1] & { readonly resource?: Resource };

async function renderList(
  list: Answer | ((request: SentRequest) => Answer),
  { answers, resource = entities, ...options }: Options = {},
) {
  const view = await renderInConsole(<ListPage resource={resource} />, {
    answers: { 'GET /api/v2/entities': list, 'GET /api/v2/countries': countries, ...answers },
    ...options,
  });
  // Requests of lists, without complete records.
  const lists = () =>
    view.requests.filter(
      ({ path, method, query }) => method === 'GET' && path === '/api/v2/entities' && !query.has('uuid'),
    );
  return { ...view, user: userEvent.setup(), lists };
}

describe('a generated list', () => {
  it('shows the columns of the schema, requested page by page in its default order', async () => {
    const { lists } = await renderList(pageOf(rows, 23));
    expect(await screen.findByRole('link', { name: 'Entity 1' })).toBeTruthy();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['', 'Nome', 'Identificação fiscal', 'Endereço', 'País', 'Em aberto', 'Opções']);
    expect(screen.getAllByText('Brasil')).toHaveLength(2);
    const query = lists()[0]?.query;
    expect(query?.get('sort')).toBe('name');
    expect(query?.get('per_page')).toBe('10');
  });

  it('searches immediately on Enter, and again when the text is cleared', async () => {
    const { user, lists, place } = await renderList(pageOf(rows));
    const box = await screen.findByRole('searchbox');
    await user.type(box, 'acme{Enter}');
    await waitFor(() => expect(lists().at(-1)?.query.get('search')).toBe('acme'));
    await user.clear(box);
    await waitFor(() => expect(place.current).not.toContain('acme'));
  });

  it('filters by the kinds of the schema, shows the number of filters and clears them', async () => {
    const { user, lists, place } = await renderList(pageOf(rows));
    await user.click(await screen.findByRole('button', { name: 'Filtrar por País' }));
    await user.type(screen.getByRole('combobox', { name: 'País' }), 'bras');
    await user.click(await screen.findByRole('option', { name: 'Brasil' }));
    await waitFor(() => expect(lists().at(-1)?.query.get('location.country')).toBe('76'));
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(place.current).not.toContain('country'));
  });

  it.each([
    ['pt', 'Filtrar por Criado em', 'Criado em: de', '09/03/2026 12:30'],
    ['en', 'Filter by Created', 'Created from', '2026/03/09 12:30'],
    ['es', 'Filtrar por Creado el', 'Creado el: desde', '09/03/2026 12:30'],
  ] as const)('filters by a range with only a lower bound, in %s', async (language, button, label, typed) => {
    const ranged = {
      ...entities,
      list: { ...entities.list, filters: { created_at: 'range' }, chips: ['created_at'] },
    } as const;
    const { user, lists } = await renderList(pageOf(rows), { resource: ranged, language });
    await user.click(await screen.findByRole('button', { name: button }));
    await user.type(screen.getByRole('textbox', { name: label }), typed);
    await waitFor(() => expect(lists().at(-1)?.query.get('created_at_gte')).toMatch(/^2026-03-09T/));
  });

  it('hides columns except the last one', async () => {
    const { user } = await renderList(pageOf(rows));
    await screen.findByRole('link', { name: 'Entity 1' });
    await user.click(screen.getByRole('button', { name: 'Colunas' }));
    for (const column of ['Nome', 'Identificação fiscal', 'Endereço', 'Em aberto']) {
      // oxlint-disable-next-line no-await-in-loop -- a person presses one after the other
      await user.click(screen.getByRole('menuitemcheckbox', { name: column }));
    }
    expect(screen.getByRole('menuitemcheckbox', { name: 'País' }).getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Nome' })).toBeNull());
  });

  it('says which selected columns do not fit', async () => {
    const { user, container } = await renderList(pageOf(rows));
    await screen.findByRole('link', { name: 'Entity 1' });
    const narrow = document.createElement('style');
    narrow.textContent = 'th[data-path="location.address"] { display: none }';
    container.append(narrow);
    await user.click(screen.getByRole('button', { name: 'Colunas' }));
    screen.getByRole('menuitemcheckbox', { name: /^Endereço\s*Não cabe nesta janela$/ });
    screen.getByRole('menuitemcheckbox', { name: 'Nome' });
    narrow.remove();
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'País' }));
    await screen.findByRole('menuitemcheckbox', { name: 'Endereço' });
  });

  it('on a narrow screen is sorted by a menu, and reversed by choosing the same field', async () => {
    onNarrowScreen();
    const { user, lists } = await renderList(pageOf(rows));
    await user.click(await screen.findByRole('button', { name: 'Filtros' }));
    const choose = async (name: string | RegExp) => {
      await user.click(await screen.findByRole('button', { name: 'Ordenar' }));
      await user.click(await screen.findByRole('menuitemradio', { name }));
    };
    // The choices of filters are sorted by name.
    const sorts = () => lists().flatMap(({ query }) => query.get('sort')?.match(/-?nif/) ?? []);
    await choose('Identificação fiscal');
    await waitFor(() => expect(sorts()).toEqual(['nif']));
    await choose(/^Identificação fiscal/);
    await waitFor(() => expect(sorts()).toEqual(['nif', '-nif']));
  });

  it.each([
    [6, false],
    [7, true],
  ])('of %i rows offers page sizes: %s', async (total, offered) => {
    await renderList(pageOf(rows, total));
    await screen.findByRole('link', { name: 'Entity 1' });
    expect(screen.queryByRole('combobox', { name: /por página/i }) !== null).toBe(offered);
  });

  it('keeps the chosen page size when a link opens it with filters', async () => {
    const list = (
      <>
        <Link to="/?filter=%7B%22q%22%3A%22acme%22%7D">Acme</Link>
        <ListPage resource={entities} />
      </>
    );
    const { requests } = await renderInConsole(list, { answers: { 'GET /api/v2/entities': pageOf(rows, 23) } });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('combobox', { name: /por página/i }));
    await user.click(screen.getByRole('option', { name: '25' }));
    await user.click(screen.getByRole('link', { name: 'Acme' }));
    const last = () => requests.findLast(({ path }) => path === '/api/v2/entities')?.query;
    await waitFor(() => expect(last()?.get('search')).toBe('acme'));
    expect(last()?.get('per_page')).toBe('25');
  });

  it('shows an invitation if it is empty, or that nothing matches', async () => {
    const { unmount } = await renderList(pageOf([]));
    expect(await screen.findByText('Nenhum cliente encontrado')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Cadastrar' })).toHaveLength(2);
    unmount();
    await renderList(pageOf([]), { at: '/?filter={"q":"zzz"}' });
    expect(await screen.findByText(/corresponde à busca/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Cadastrar' })).toHaveLength(1);
  });

  it('shows why it could not be loaded, and offers a retry', async () => {
    let fails = true;
    const { user } = await renderList(() =>
      fails ? { status: 503, json: { detail: 'Em manutenção' } } : pageOf(rows),
    );
    expect(await screen.findByText('Em manutenção')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('link', { name: 'Entity 1' })).toBeTruthy();
  });

  it('keeps its rows if a reload fails', async () => {
    let deleted = false;
    const { user, lists } = await renderList(
      () => (deleted ? { status: 503, json: { detail: 'Em manutenção' } } : pageOf(rows)),
      {
        answers: {
          [`DELETE /api/v2/entities/${rows[0]?.uuid}`]: () => {
            deleted = true;
            return { json: { detail: 'Cliente excluído.' } };
          },
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Opções: Entity 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Excluir' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(lists()).toHaveLength(2));
    expect(await screen.findByText('Cliente excluído.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Entity 2' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });

  it.each([
    ['a table', () => undefined],
    ['rows of two lines', onNarrowScreen],
  ])('offers as %s the actions of its declaration, or the default ones', async (_, draw) => {
    draw();
    const edit = { needs: 'edit', opens: 'uuid', hidden: ['final'] } as const;
    const actions = {
      reasons: { final: { path: 'nif', eq: '=1' } },
      commands: { edit, bill: { needs: 'edit' } },
      views: {},
      links: {},
      menu: [['bill', 'edit']],
    } as const;
    const { user } = await renderList(pageOf(rows), { resource: { ...entities, actions } });
    const bill = 'resources.entities.actions.bill.name';
    const offered = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Opções: ${name}` }));
      const words = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      return words;
    };
    expect(await offered('Entity 1')).toEqual(['Ver', 'Duplicar', bill, 'Histórico', 'Excluir']);
    expect(await offered('Entity 2')).toEqual([
      'Ver',
      'Duplicar',
      bill,
      'resources.entities.actions.edit.name',
      'Histórico',
      'Excluir',
    ]);
    // Its form opens elsewhere, so the page has the record's URL.
    expect(screen.getByRole('link', { name: 'Entity 1' }).getAttribute('href')).toMatch(/entities\/[^/]+$/);
  });

  it('offers nothing that the user may not do', async () => {
    await renderList(pageOf(rows), { may: (_resource, action) => action === 'list' });
    expect(await screen.findByText('Entity 1')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Entity 1' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    for (const name of ['Cadastrar', 'Exportar', 'Opções: Entity 1']) {
      expect(screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name })).toBeNull();
    }
  });
});

describe('exporting', () => {
  it('saves the server’s file of all rows with the current filters, order and visible columns', async () => {
    const saved = objectUrls();
    const { user, requests, lists } = await renderList(pageOf(rows), {
      answers: { 'GET /api/v2/entities/export': { json: ['every row'] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Colunas' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Endereço' }));
    await user.keyboard('{Escape}');
    await user.type(screen.getByRole('searchbox'), 'acme{Enter}');
    await waitFor(() => expect(lists().at(-1)?.query.get('search')).toBe('acme'));
    await user.click(await screen.findByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toBe('["every row"]');
    const query = requests.find(({ path }) => path.endsWith('/export'))?.query;
    expect(Object.fromEntries(query ?? [])).toEqual({
      sort: 'name',
      search: 'acme',
      fields: 'name,nif,location.country,owes',
      format: 'xlsx',
    });
  });

  it('shows the reason if it fails', async () => {
    const saved = objectUrls();
    const { user } = await renderList(pageOf(rows), {
      answers: { 'GET /api/v2/entities/export': { status: 503, json: { detail: 'Tente de novo' } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    expect(await screen.findByText('Tente de novo')).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
