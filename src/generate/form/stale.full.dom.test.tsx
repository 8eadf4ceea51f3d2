import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import entities from '../../../schemas/resources/clients/entities.ts';
import type { Answer } from '../../../tests/support/console.tsx';
import { entity, field, location, renderPages, save, uuid } from './form.testing.tsx';

describe('a record saved by another user meanwhile', () => {
  const at = `/api/v2/entities/${uuid}`;
  const stale = { status: 409, json: { code: 'stale', detail: 'Alterado' } };

  async function renderStale(...later: Answer[]) {
    const reads: Answer[] = [{ json: entity, headers: { etag: '"1"' } }, ...later];
    const view = await renderPages(entities, `/entities/${uuid}/edit`, {
      [`GET ${at}`]: () => reads.shift() ?? { status: 500, json: { detail: 'Read once too often' } },
      [`PUT ${at}`]: ({ headers }) =>
        headers.get('If-Match') === '"2"' ? { json: { ...entity, detail: 'Cliente salvo.' } } : stale,
    });
    await view.user.type(await field('Nome'), ' 2');
    await view.user.click(save());
    const question = { name: 'Este registro mudou desde que você o abriu' };
    const dialog = within(await screen.findByRole('alertdialog', question));
    return { ...view, dialog };
  }

  it('continues from the current version, with the user’s input over it', async () => {
    const current = { ...entity, name: 'Globex', location: { ...location, address: 'Rua Dois, 2' } };
    const { user, dialog, written, place } = await renderStale({ json: current, headers: { etag: '"2"' } });
    await user.click(dialog.getByRole('button', { name: 'Carregar versão atual' }));
    expect(await screen.findByDisplayValue('Rua Dois, 2')).toBeTruthy();
    expect(screen.getByDisplayValue('Acme 2')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Cancelar' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Voltar' }));
    expect(place.current).toBe(`/entities/${uuid}/edit`);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(save());
    expect(await screen.findByText('Cliente salvo.')).toBeTruthy();
    expect(written().map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
    expect(written()[1]?.body).toMatchObject({ name: 'Acme 2', location: { address: 'Rua Dois, 2' } });
  });

  it('keeps the input if the current version cannot be loaded', async () => {
    const current = { json: { ...entity, nif: null }, headers: { etag: '"2"' } };
    const { user, dialog } = await renderStale({ status: 503, json: { detail: 'Fora do ar' } }, current);
    await user.click(dialog.getByRole('button', { name: 'Carregar versão atual' }));
    expect(await screen.findByText('Fora do ar')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByDisplayValue('Acme 2')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Identificação fiscal' }).value).toBe('');
  });

  it('can be viewed first, without losing the input', async () => {
    const { user, dialog } = await renderStale();
    await user.click(dialog.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByDisplayValue('Acme 2')).toBeTruthy();
  });
});
