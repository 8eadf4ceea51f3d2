import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import invoiceTemplates from '../../../../../schemas/resources/templates/invoice-templates.ts';
import type { Answer } from '../../../../../tests/support/console.tsx';
import { setWide } from '../../../../public/wide.testing.ts';
import { renderPages, save, uuid } from '../../../../generate/form/form.testing.tsx';
import { builtIn, path, picture, rows, started } from './editor.testing.tsx';

const refused: Answer = { status: 503, json: { detail: 'Fora do ar' } };
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Nome' });

describe('without a picture', () => {
  beforeEach(() => setWide(true));
  afterEach(() => vi.unstubAllGlobals());

  it('the editor says why, offers to try again, and stays usable', async () => {
    const answers = [refused];
    await started({ [`POST ${path}/preview`]: () => answers.shift() ?? picture });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Fora do ar');
    expect(rows()).toHaveLength(builtIn.blocks.length);
    await userEvent.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    await screen.findByTitle('Documento, em Português');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('the last one stays', async () => {
    let answer = picture;
    await started({ [`POST ${path}/preview`]: () => answer });
    await screen.findByTitle('Documento, em Português');
    answer = refused;
    document.querySelectorAll<HTMLElement>('[data-part="name"]')[0]?.focus();
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
    await screen.findByText('Fora do ar');
    screen.getByTitle('Documento, em Português');
  });
});

it('without a network, saving fails with a message, and nothing entered is lost', async () => {
  const { place } = await started({ [`POST ${path}`]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await userEvent.type(await name(), ' 2');
  await userEvent.click(save());
  await screen.findByText(/conexão|rede|servidor/i);
  expect((await name()).value).toBe('Ultramar (cópia) 2');
  expect(rows()).toHaveLength(builtIn.blocks.length);
  expect(place.current).toBe('/company/invoice-templates/create');
});

it('unsaved changes are not left without a question', async () => {
  const { place } = await started();
  await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Voltar' }));
  expect(place.current).toBe('/company/invoice-templates/create');
});

describe('a template that another tab has saved meanwhile', () => {
  const at = `${path}/${uuid}`;
  const own = { uuid, name: 'Carta', editable: true, default: false, content: builtIn };
  const other = { ...own, content: { ...builtIn, blocks: [{ type: 'divider', weight: 'thin' }] } };
  const edited = async () => {
    const reads: Answer[] = [
      { json: own, headers: { etag: '"1"' } },
      { json: other, headers: { etag: '"2"' } },
    ];
    await renderPages(invoiceTemplates, `/invoice-templates/${uuid}/edit`, {
      [`GET ${at}`]: () => reads.shift() ?? refused,
      [`PUT ${at}`]: { status: 409, json: { code: 'stale', detail: 'Alterado' } },
      [`POST ${path}/preview`]: picture,
    });
    await screen.findByRole('tab', { name: 'Blocos' });
  };
  const load = async () => {
    await userEvent.click(save());
    const dialog = await screen.findByRole('alertdialog', { name: 'Este registro mudou desde que você o abriu' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Carregar versão atual' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };

  it('shows its design of now under a new name', async () => {
    await edited();
    await userEvent.type(await name(), ' nova');
    await load();
    await waitFor(() => expect(rows()).toEqual(['Linha divisória']));
    expect((await name()).value).toBe('Carta nova');
  });

  it('keeps a changed design', async () => {
    await edited();
    document.querySelectorAll<HTMLElement>('[data-part="name"]')[0]?.focus();
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
    await load();
    expect(rows()).toHaveLength(builtIn.blocks.length - 1);
  });
});
