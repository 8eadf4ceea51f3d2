import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceDefinitionContextProvider } from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import countries from '../../../schemas/resources/platform/countries.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { renderInConsole, type SentRequest } from '../../../tests/support/console.tsx';
import { settled } from '../../../tests/support/settled.ts';
import { brazil, entity, field, page, save } from './form.testing.tsx';
import { SinglePage } from './pages/SinglePage.tsx';

/** As if a company had exactly one entity, under the resource's own path. */
const single: Resource = { ...entities, single: true, label: 'uuid' };
const { uuid: _key, ...record } = entity;

let stored: { version: number; record: object };
/** The number of started reads. */
let reads: number;
beforeEach(() => {
  stored = { version: 1, record };
  reads = 0;
});

async function renderSingle(may = (_resource: string, action: string) => action !== 'delete') {
  const answer = (more = {}) => ({ json: { ...stored.record, ...more }, headers: { etag: `"${stored.version}"` } });
  const view = await renderInConsole(
    <ResourceDefinitionContextProvider definitions={{}}>
      <SinglePage resource={single} />
    </ResourceDefinitionContextProvider>,
    {
      at: '/entities',
      known: [single, countries],
      may,
      answers: {
        'GET /api/v2/countries': page(brazil),
        'GET /api/v2/entities': () => {
          reads += 1;
          return answer();
        },
        'PUT /api/v2/entities': ({ headers, body }: SentRequest) => {
          if (headers.get('If-Match') !== `"${stored.version}"`) return { status: 409, json: { code: 'stale' } };
          const kept = Object.entries(Object(body)).filter(([, value]) => value !== null && value !== '');
          stored = { version: stored.version + 1, record: Object.fromEntries(kept) };
          return answer({ detail: 'Salvo.' });
        },
      },
    },
  );
  return { ...view, user: userEvent.setup() };
}

const name = async () => field('Nome');
const nif = async () => field('Identificação fiscal');
const valueOf = (input: HTMLElement) => (input instanceof HTMLInputElement ? input.value : undefined);

it('is a form at its own address, and shows the saved values after saving', async () => {
  const { user, place } = await renderSingle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cliente');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Excluir' })).toBeNull();
  await user.type(await name(), ' Ltda');
  await user.clear(await nif());
  await user.click(save());
  expect(await screen.findByText('Salvo.')).toBeTruthy();
  expect([valueOf(await name()), valueOf(await nif()), place.current]).toEqual(['Acme Ltda', '', '/entities']);
  await user.type(await name(), '.');
  await user.click(save());
  await waitFor(() => expect(stored).toMatchObject({ version: 3, record: { name: 'Acme Ltda.' } }));
});

it('keeps input typed right after a save', async () => {
  const { user } = await renderSingle();
  await user.type(await name(), ' Ltda');
  await user.click(save());
  expect(await screen.findByText('Salvo.')).toBeTruthy();
  await user.clear(await nif());
  await settled();
  expect([valueOf(await nif()), reads]).toEqual(['', 1]);
});

it('shows an error at its field', async () => {
  const { user } = await renderSingle();
  await user.clear(await name());
  await user.click(save());
  await waitFor(async () => expect((await name()).getAttribute('aria-invalid')).toBe('true'));
  expect(stored.version).toBe(1);
});

it('continues from another user’s version, and has no unsaved changes after saving', async () => {
  const { user } = await renderSingle();
  stored = { version: 2, record: { ...record, nif: '11.444.777/0001-61' } };
  await user.type(await name(), ' 2');
  await user.click(save());
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Este registro mudou desde que você o abriu' }));
  await user.click(dialog.getByRole('button', { name: 'Carregar versão atual' }));
  expect(await screen.findByDisplayValue('11.444.777/0001-61')).toBeTruthy();
  expect(valueOf(await name())).toBe('Acme 2');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(save());
  expect(await screen.findByText('Salvo.')).toBeTruthy();
  expect(stored).toMatchObject({ version: 3, record: { name: 'Acme 2', nif: '11.444.777/0001-61' } });
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

it('is shown to readers', async () => {
  await renderSingle((_resource, action) => action === 'show');
  expect(await screen.findByText('Acme')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});
