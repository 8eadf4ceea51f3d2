import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import entities from '../../schemas/resources/entities.ts';
import { someone } from '../../tests/support/me.ts';
import { session } from '../access/console.ts';
import { entity, field, renderPages, save, uuid } from '../generate/form/form.testing.tsx';

beforeEach(() => void vi.spyOn(session, 'me').mockReturnValue(someone()));

const at = `/entities/${uuid}`;
const offer = () => screen.findByText(/que não foram salvas/);
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('ultramar.draft.'));

/** Somebody types into a form, and their page is gone before they save. */
async function crash(path = at, typed = ' 2') {
  const { user, unmount } = await renderPages(entities, path);
  await user.type(await field('Nome'), typed);
  window.dispatchEvent(new Event('pagehide'));
  vi.spyOn(session, 'me').mockReturnValue(undefined);
  unmount();
  vi.spyOn(session, 'me').mockReturnValue(someone());
}

describe('what was typed and not saved', () => {
  it('is offered when the form opens again, and restored to be saved', async () => {
    await crash();
    const { user, written } = await renderPages(entities, at, { [`PUT /api/v2/entities/${uuid}`]: { json: entity } });
    await offer();
    expect((await field('Nome')).getAttribute('value')).toBe('Acme');
    await user.click(screen.getByRole('button', { name: 'Recuperar' }));
    expect(await screen.findByDisplayValue('Acme 2')).toBeTruthy();
    expect(screen.queryByText(/que não foram salvas/)).toBeNull();
    await user.click(save());
    await screen.findByText('The list');
    expect(written()[0]?.body).toMatchObject({ name: 'Acme 2' });
    expect(kept()).toEqual([]);
  });

  it('is forgotten when it is not wanted', async () => {
    await crash();
    const { user } = await renderPages(entities, at);
    await offer();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(kept()).toEqual([]);
    expect(await screen.findByDisplayValue('Acme')).toBeTruthy();
  });

  it('of a new record is offered for a new one, and of nobody else', async () => {
    await crash('/entities/create', 'Globex');
    const { unmount } = await renderPages(entities, '/entities/create');
    await offer();
    unmount();
    vi.spyOn(session, 'me').mockReturnValue(someone({ uuid: 'another' }));
    await renderPages(entities, '/entities/create');
    await field('Nome');
    expect(screen.queryByText(/que não foram salvas/)).toBeNull();
  });

  it('is given up by whoever leaves without saving', async () => {
    const { user } = await renderPages(entities, at);
    await user.type(await field('Nome'), ' 2');
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Cancelar' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sair sem salvar' }));
    await screen.findByText('The list');
    await waitFor(() => expect(kept()).toEqual([]));
  });
});
