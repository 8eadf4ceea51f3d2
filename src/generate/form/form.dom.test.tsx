import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { Route, Routes } from 'react-router';
import entities from '../../../schemas/resources/entities.ts';
import scenarios from '../../../schemas/resources/scenarios.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { renderInConsole, type Answer } from '../../../tests/support/console.tsx';
import { CreatePage } from './CreatePage.tsx';
import { EditPage } from './EditPage.tsx';

const page = (...results: object[]) => ({ json: { results, count: results.length } });
const brazil = { id: 76, identifier: 'BR', name: 'Brazil' };
const uuid = '0192f0c1-7a3e-7000-8000-000000000001';
const tribute = { uuid, name: 'ISS' };
const location = { place_id: 'p', address: 'Rua Um, 1', country: brazil };
const entity = { uuid, name: 'Acme', nif: '11.222.333/0001-81', location, is_payment_responsible: false };
const saoPaulo = {
  place_id: 'geonames:1',
  address: 'São Paulo, Brasil',
  latitude: -23.5,
  longitude: -46.6,
  country: brazil,
};

type Options = NonNullable<Parameters<typeof renderInConsole>[1]>;

async function renderPages(resource: Resource, at: string, answers: Options['answers'] = {}) {
  const view = await renderInConsole(
    <ResourceDefinitionContextProvider definitions={{}}>
      <ResourceContextProvider value={resource.name}>
        <Routes>
          <Route path={`/${resource.name}`} element={<p>The list</p>} />
          <Route path={`/${resource.name}/create`} element={<CreatePage resource={resource} />} />
          <Route path={`/${resource.name}/:id`} element={<EditPage resource={resource} />} />
        </Routes>
      </ResourceContextProvider>
    </ResourceDefinitionContextProvider>,
    {
      at,
      answers: {
        'GET /api/v2/countries': page(brazil),
        'GET /api/v2/tributes': page(tribute),
        'GET /api/v2/places': page(saoPaulo),
        [`GET /api/v2/entities/${uuid}`]: { json: entity },
        ...answers,
      },
    },
  );
  const written = () => view.asked.filter(({ method }) => method === 'POST' || method === 'PUT');
  return { ...view, user: userEvent.setup(), written };
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Salvar' });

describe('a new record', () => {
  it('is checked by the schema before anything is sent, each message at its field', async () => {
    const { user, written } = await renderPages(entities, '/entities/create');
    await field('Nome');
    await user.click(save());
    await waitFor(() => expect(screen.getAllByText('Campo obrigatório')).toHaveLength(3));
    const fields = [
      screen.getByRole('textbox', { name: 'Nome' }),
      ...['Endereço', 'País'].map((name) => screen.getByRole('combobox', { name })),
    ];
    expect(fields.map((element) => element.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
    expect(written()).toEqual([]);
  });

  it('is sent once, toasts what the server says and leads to the list', async () => {
    const { user, written } = await renderPages(entities, '/entities/create', {
      'POST /api/v2/entities': { status: 201, json: { ...entity, detail: 'Entidade criada.' } },
    });
    await user.type(await field('Nome'), '  Acme ');
    await user.type(screen.getByRole('combobox', { name: /^Endereço/ }), 'são paulo');
    await user.click(await screen.findByRole('option', { name: saoPaulo.address }));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^País/ }).value).toBe('Brasil');
    await user.type(await field('Identificação fiscal'), '11222333000181');
    await user.click(save());
    expect(await screen.findByText('Entidade criada.')).toBeTruthy();
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(written()).toHaveLength(1);
    expect(written()[0]?.body).toMatchObject({
      name: 'Acme',
      nif: '11.222.333/0001-81',
      location: { place_id: 'geonames:1', address: saoPaulo.address, latitude: -23.5, country: { id: 76 } },
      is_payment_responsible: false,
    });
    expect(written()[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('keeps an address that no place resembles', async () => {
    const { user, written } = await renderPages(entities, '/entities/create', {
      'POST /api/v2/entities': { status: 201, json: entity },
      'GET /api/v2/places': page(),
    });
    await user.type(await field('Nome'), 'Acme');
    await user.type(screen.getByRole('combobox', { name: /^Endereço/ }), 'Beco sem nome, 3');
    await user.type(screen.getByRole('combobox', { name: /^País/ }), 'bras');
    await user.click(await screen.findByRole('option', { name: 'Brasil' }));
    await user.click(save());
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]?.body).toMatchObject({ location: { place_id: 'manual', address: 'Beco sem nome, 3' } });
  });
});

describe('a record that exists', () => {
  it('is edited from its own address, or from create with its uuid', async () => {
    const first = await renderPages(entities, `/entities/${uuid}`);
    expect(await screen.findByDisplayValue('Acme')).toBeTruthy();
    first.unmount();
    await renderPages(entities, `/entities/create?entity=${uuid}`);
    expect(await screen.findByDisplayValue('Acme')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Acme' })).toBeTruthy();
  });

  it('shows what the server refuses at its fields, and stays', async () => {
    const errors = { name: 'Este nome já existe', 'location.address': 'Endereço desconhecido' };
    const { user } = await renderPages(entities, `/entities/${uuid}`, {
      [`PUT /api/v2/entities/${uuid}`]: { status: 400, json: { detail: 'Há campos errados', errors } },
    });
    await user.type(await field('Nome'), ' 2');
    await user.click(save());
    for (const text of [...Object.values(errors), 'Há campos errados']) {
      // oxlint-disable-next-line no-await-in-loop -- a failure names its message
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(screen.queryByText('The list')).toBeNull();
  });

  it('that is gone says so', async () => {
    await renderPages(entities, '/entities/gone', {
      'GET /api/v2/entities/gone': { status: 404, json: { detail: 'Este registro não existe.' } },
    });
    expect(await screen.findByText('Este registro não existe.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  });
});

describe('a record somebody else saved meanwhile', () => {
  const at = `/api/v2/entities/${uuid}`;
  const stale = { status: 409, json: { code: 'stale', detail: 'Alterado' } };

  async function renderStale(...later: Answer[]) {
    const reads: Answer[] = [{ json: entity, headers: { etag: '"1"' } }, ...later];
    const view = await renderPages(entities, `/entities/${uuid}`, {
      [`GET ${at}`]: () => reads.shift() ?? { status: 500, json: { detail: 'Read once too often' } },
      [`PUT ${at}`]: ({ headers }) =>
        headers.get('If-Match') === '"2"' ? { json: { ...entity, detail: 'Entidade salva.' } } : stale,
    });
    await view.user.type(await field('Nome'), ' 2');
    await view.user.click(save());
    const question = { name: 'Outra pessoa alterou este registro' };
    const dialog = within(await screen.findByRole('alertdialog', question));
    return { ...view, dialog };
  }

  it('goes on from the current version, with what was typed here over it', async () => {
    const current = { ...entity, name: 'Globex', location: { ...location, address: 'Rua Dois, 2' } };
    const { user, dialog, written, place } = await renderStale({ json: current, headers: { etag: '"2"' } });
    await user.click(dialog.getByRole('button', { name: 'Carregar versão atual' }));
    expect(await screen.findByDisplayValue('Rua Dois, 2')).toBeTruthy();
    expect(screen.getByDisplayValue('Acme 2')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Cancelar' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Voltar' }));
    expect(place.current).toBe(`/entities/${uuid}`);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(save());
    expect(await screen.findByText('Entidade salva.')).toBeTruthy();
    expect(written().map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
    expect(written()[1]?.body).toMatchObject({ name: 'Acme 2', location: { address: 'Rua Dois, 2' } });
  });

  it('keeps what was typed when the current version cannot be read at once', async () => {
    const current = { json: { ...entity, nif: null }, headers: { etag: '"2"' } };
    const { user, dialog } = await renderStale({ status: 503, json: { detail: 'Fora do ar' } }, current);
    await user.click(dialog.getByRole('button', { name: 'Carregar versão atual' }));
    expect(await screen.findByText('Fora do ar')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByDisplayValue('Acme 2')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Identificação fiscal' }).value).toBe('');
  });

  it('may be looked at before, and then is as it was left', async () => {
    const { user, dialog } = await renderStale();
    await user.click(dialog.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByDisplayValue('Acme 2')).toBeTruthy();
  });
});

describe('what was typed', () => {
  const change = async (user: UserEvent) => user.type(await field('Nome'), ' 2');
  const leave = (user: UserEvent) => user.click(screen.getByRole('link', { name: 'Cancelar' }));

  it('is not left without a question', async () => {
    const { user, place } = await renderPages(entities, `/entities/${uuid}`);
    await change(user);
    await leave(user);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(place.current).toBe(`/entities/${uuid}`);
    expect(screen.getByDisplayValue('Acme 2')).toBeTruthy();
    await leave(user);
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    expect(await screen.findByText('The list')).toBeTruthy();
  });

  it('is asked about by the browser, too, when the tab is closed', async () => {
    const { user } = await renderPages(entities, `/entities/${uuid}`);
    await field('Nome');
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    await change(user);
    expect(closes()).toBe(false);
  });

  it('is nothing to ask about once it is saved, or its record is deleted', async () => {
    const first = await renderPages(entities, `/entities/${uuid}`, {
      [`PUT /api/v2/entities/${uuid}`]: { json: entity },
    });
    await change(first.user);
    await first.user.click(save());
    expect(await screen.findByText('The list')).toBeTruthy();
    first.unmount();

    const { user } = await renderPages(entities, `/entities/${uuid}`, {
      [`DELETE /api/v2/entities/${uuid}`]: { json: { detail: 'Excluída' } },
    });
    await change(user);
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('The list')).toBeTruthy();
  });
});

describe('rows of a record', () => {
  it('are added, ask only for what their type needs, are put in order and taken away', async () => {
    const { user } = await renderPages(scenarios, '/scenarios/create');
    await user.click(await screen.findByRole('button', { name: 'Adicionar linha' }));
    const first = () => within(screen.getByRole('group', { name: 'Linha 1' }));
    await user.type(first().getByRole('textbox', { name: /^Valor/ }), '2,5');
    await user.click(screen.getByRole('button', { name: 'Adicionar linha' }));
    await user.click(screen.getByRole('button', { name: 'Mover a linha 1 para baixo' }));
    const second = within(screen.getByRole('group', { name: 'Linha 2' }));
    expect(second.getByRole<HTMLInputElement>('textbox', { name: /^Valor/ }).value).toBe('2,5');
    await user.click(second.getByRole('combobox', { name: /^Forma de cálculo/ }));
    await user.click(await screen.findByRole('option', { name: 'Variável' }));
    await waitFor(() => expect(second.queryByRole('textbox', { name: /^Valor/ })).toBeNull());
    expect(second.getByRole('combobox', { name: /^Informado como/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remover a linha 1' }));
    expect(screen.queryByRole('group', { name: 'Linha 2' })).toBeNull();
  });

  it('show what the server refuses of one of them at its field', async () => {
    const fixed = { tribute, is_origin: true, type: 'Fixed', value: '5', tax_responsible: 'exporter' };
    const tributes = [fixed, { ...fixed, is_origin: false }];
    const scenario = { uuid, name: 'n', description: 'd', origin: brazil, destiny: brazil, tributes };
    const { user } = await renderPages(scenarios, `/scenarios/${uuid}`, {
      [`GET /api/v2/scenarios/${uuid}`]: { json: scenario },
      [`PUT /api/v2/scenarios/${uuid}`]: {
        status: 400,
        json: { detail: 'Há campos errados', errors: { 'tributes.1.value': 'Valor ruim' } },
      },
    });
    await screen.findByRole('group', { name: 'Linha 2' });
    await user.click(save());
    await screen.findByText('Valor ruim');
    const valueIn = (row: number) =>
      within(screen.getByRole('group', { name: `Linha ${row}` })).getByRole('textbox', { name: /^Valor/ });
    expect([1, 2].map((row) => valueIn(row).getAttribute('aria-invalid'))).toEqual(['false', 'true']);
  });

  it('refer to a record that is made on the spot', async () => {
    const made = { uuid: '0192f0c1-7a3e-7000-8000-000000000009', name: 'Taxa nova' };
    const { user, written } = await renderPages(scenarios, '/scenarios/create', {
      'GET /api/v2/tributes': page(),
      'POST /api/v2/tributes': { status: 201, json: made },
    });
    await user.click(await screen.findByRole('button', { name: 'Adicionar linha' }));
    const row = within(screen.getByRole('group', { name: 'Linha 1' }));
    await user.type(row.getByRole('combobox', { name: /^Tributo/ }), 'Taxa nova');
    await user.click(await screen.findByRole('option', { name: 'Cadastrar “Taxa nova”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar tributo' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Nome/ }).value).toBe('Taxa nova');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written().map(({ path }) => path)).toEqual(['/api/v2/tributes']);
    expect(row.getByRole<HTMLInputElement>('combobox', { name: /^Tributo/ }).value).toBe('Taxa nova');
  });
});
