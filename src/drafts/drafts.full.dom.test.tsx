import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import entities from '../../schemas/resources/clients/entities.ts';
import { someone } from '../../tests/support/me.ts';
import { session } from '../access/console.ts';
import type { Resource } from '../../schemas/resource.ts';
import items from '../../schemas/resources/invoicing/items.ts';
import type { SentRequest } from '../../tests/support/console.tsx';
import { entity, field, renderPages, save, uuid } from '../generate/form/form.testing.tsx';

beforeEach(() => void vi.spyOn(session, 'me').mockReturnValue(someone()));

const at = `/entities/${uuid}/edit`;
const offer = () => screen.findByText(/alterações não salvas/);
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('ultramar.draft.'));

/** Types into a form and closes the page without saving. */
async function crash(path = at, typed = ' 2', resource: Resource = entities) {
  const { user, unmount } = await renderPages(resource, path);
  await user.type(await field(resource === items ? 'Descrição' : 'Nome'), typed);
  window.dispatchEvent(new Event('pagehide'));
  vi.spyOn(session, 'me').mockReturnValue(undefined);
  unmount();
  vi.spyOn(session, 'me').mockReturnValue(someone());
}

describe('unsaved input', () => {
  it('is offered when the form opens again, and restored', async () => {
    await crash();
    const { user, written } = await renderPages(entities, at, { [`PUT /api/v2/entities/${uuid}`]: { json: entity } });
    await offer();
    expect((await field('Nome')).getAttribute('value')).toBe('Acme');
    await user.click(screen.getByRole('button', { name: 'Recuperar' }));
    expect(await screen.findByDisplayValue('Acme 2')).toBeTruthy();
    expect(screen.queryByText(/alterações não salvas/)).toBeNull();
    await user.click(save());
    await screen.findByText('The page');
    expect(written()[0]?.body).toMatchObject({ name: 'Acme 2' });
    expect(kept()).toEqual([]);
  });

  it('is restored without its earlier errors', async () => {
    await crash('/entities/create', 'Globex');
    const { user } = await renderPages(entities, '/entities/create');
    await offer();
    // The name has focus: clicking the button leaves it empty.
    await user.click(await field('Nome'));
    await user.tab();
    await screen.findByText('Campo obrigatório');
    await user.click(screen.getByRole('button', { name: 'Recuperar' }));
    await screen.findByDisplayValue('Globex');
    await waitFor(() => expect(screen.queryByText('Campo obrigatório')).toBeNull());
    expect((await field('Nome')).getAttribute('aria-invalid')).toBe('false');
  });

  it('is deleted when it is declined', async () => {
    await crash();
    const { user } = await renderPages(entities, at);
    await offer();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(kept()).toEqual([]);
    expect(await screen.findByDisplayValue('Acme')).toBeTruthy();
  });

  it('of a new record is offered for a new one of the same user only', async () => {
    await crash('/entities/create', 'Globex');
    const { unmount } = await renderPages(entities, '/entities/create');
    await offer();
    unmount();
    vi.spyOn(session, 'me').mockReturnValue(someone({ uuid: 'another' }));
    await renderPages(entities, '/entities/create');
    await field('Nome');
    expect(screen.queryByText(/alterações não salvas/)).toBeNull();
  });

  it('includes a text without a match, which is no value and is not saved', async () => {
    const { user, unmount } = await renderPages(entities, '/entities/create');
    await user.type(await screen.findByRole('combobox', { name: 'País' }), 'Brasilândia');
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    const again = await renderPages(entities, '/entities/create');
    await offer();
    await again.user.click(screen.getByRole('button', { name: 'Recuperar' }));
    const country = screen.getByRole<HTMLInputElement>('combobox', { name: 'País' });
    expect(country.value).toBe('Brasilândia');
    await again.user.type(await field('Nome'), 'Acme');
    await again.user.click(save());
    await screen.findByText('“Brasilândia” não corresponde a nenhum registro. Escolha um da lista.');
    expect([country.getAttribute('aria-invalid'), again.written()]).toEqual(['true', []]);
  });

  it('is discarded by leaving without saving', async () => {
    const { user, place } = await renderPages(entities, at);
    await user.type(await field('Nome'), ' 2');
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Cancelar' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(place.current).toBe(`/entities/${uuid}`));
    await waitFor(() => expect(kept()).toEqual([]));
  });
});

describe('a draft restored in two tabs', () => {
  /** Saved records by key: like the server, one record per key. */
  let saved: Map<string, unknown>;
  beforeEach(() => void (saved = new Map()));
  const post = ({ headers, body }: SentRequest) => {
    const key = headers.get('Idempotency-Key') ?? '';
    const before = saved.get(key);
    if (before && JSON.stringify(before) !== JSON.stringify(body))
      return { status: 422, json: { code: 'key_reused', detail: 'Usada', record: 'i1' } };
    saved.set(key, body);
    return { status: 201, json: { uuid: `i${saved.size}`, detail: 'Item salvo' } };
  };

  /** A tab in which the draft is restored. */
  async function tab() {
    const { user, container, place } = await renderPages(items, '/items/create', {
      'POST /api/v2/invoice/items': post,
    });
    const here = within(container);
    await user.click(await here.findByRole('button', { name: 'Recuperar' }));
    const box = () => here.findByRole('textbox', { name: 'Descrição' });
    const press = async (name: string) => user.click(here.getByRole('button', { name }));
    return { user, here, place, box, press };
  }

  async function twoTabs() {
    await crash('/items/create', 'Consultoria', items);
    return [await tab(), await tab()] as const;
  }

  it('becomes one record, and the other tab shows which', async () => {
    const [one, other] = await twoTabs();
    await one.press('Salvar');
    await waitFor(() => expect(one.place.current).toBe('/items'));
    const note = await other.here.findByRole('alert');
    expect(note.textContent).toContain('Este rascunho já foi salvo');
    expect(within(note).getByRole('link', { name: 'Abrir o registro salvo' }).getAttribute('href')).toBe('/items/i1');
    await other.press('Salvar');
    await waitFor(() => expect(other.place.current).toBe('/items'));
    expect(saved.size).toBe(1);
  });

  it('becomes another record for other content only on request', async () => {
    const [one, other] = await twoTabs();
    await one.press('Salvar');
    await other.user.type(await other.box(), ' 2');
    await other.press('Salvar');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Este rascunho já foi salvo'));
    expect(saved.size).toBe(1);
    await other.press('Continuar como novo');
    expect(other.here.queryByText(/já foi salvo/)).toBeNull();
    await other.press('Salvar');
    await waitFor(() => expect(other.place.current).toBe('/items'));
    expect([...saved.values()]).toMatchObject([{ description: 'Consultoria' }, { description: 'Consultoria 2' }]);
  });

  it('is no longer offered in a tab that did not restore it', async () => {
    await crash('/items/create', 'Consultoria', items);
    await renderPages(items, '/items/create');
    await offer();
    const [place = ''] = kept();
    localStorage.removeItem(place);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: place, newValue: null })));
    expect(screen.queryByText(/alterações não salvas/)).toBeNull();
  });
});
