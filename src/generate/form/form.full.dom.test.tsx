import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import entities from '../../../schemas/resources/clients/entities.ts';
import tributes from '../../../schemas/resources/taxes/tributes.ts';
import { entity, field, page, renderPages, saoPaulo, save, tribute, uuid } from './form.testing.tsx';

describe('a new record', () => {
  it('is validated by the schema before a request, each message at its field', async () => {
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

  it('is sent once, shows the server’s message and opens its page instead of the form', async () => {
    const { user, written, place, back } = await renderPages(entities, '/entities/create', {
      'POST /api/v2/entities': { status: 201, json: { ...entity, detail: 'Cliente criado.' } },
    });
    await user.type(await field('Nome'), '  Acme ');
    await user.type(screen.getByRole('combobox', { name: /^Endereço/ }), 'são paulo');
    await user.click(await screen.findByRole('option', { name: 'São Paulo, Brazil' }));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^País/ }).value).toBe('Brasil');
    await user.type(await field('Identificação fiscal'), '11222333000181');
    await user.click(save());
    expect(await screen.findByText('Cliente criado.')).toBeTruthy();
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'The page' }));
    await back();
    expect(place.current).toBe(`/entities/${uuid}`);
    expect(written()).toHaveLength(1);
    expect(written()[0]?.body).toMatchObject({
      name: 'Acme',
      nif: '11.222.333/0001-81',
      location: { place_id: 'geonames:1', address: saoPaulo.address, latitude: -23.5, country: { id: 76 } },
      is_payment_responsible: false,
    });
    expect(written()[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('keeps an address without suggestions', async () => {
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

const fieldCount = entities.form.sections.flatMap(({ fields }) => fields).length;

describe('an invalid field', () => {
  it('reports its error on blur: a missing value, or the expected format of a tax id', async () => {
    const { user } = await renderPages(entities, `/entities/${uuid}/edit`);
    await user.clear(await field('Nome'));
    expect(screen.queryByText('Campo obrigatório')).toBeNull();
    await user.clear(screen.getByRole('textbox', { name: 'Identificação fiscal' }));
    expect(await screen.findByText('Campo obrigatório')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Identificação fiscal' }), '11222333000182');
    await user.tab();
    expect(await screen.findByText(/CNPJ 11\.222\.333\/0001-81, CPF 529\.982\.247-25/)).toBeTruthy();
    await user.type(await field('Nome'), 'A');
    await waitFor(() => expect(screen.queryByText('Campo obrigatório')).toBeNull());
  });

  it('renders no other field when it is left', async () => {
    let reads = 0;
    const counting = {
      ...entities,
      get name() {
        reads += 1;
        return entities.name;
      },
    };
    const { user } = await renderPages(counting, '/entities/create');
    await user.click(await field('Nome'));
    reads = 0;
    await user.tab();
    expect(await screen.findByText('Campo obrigatório')).toBeTruthy();
    // The form reads its resource's name, and each field would.
    expect(reads).toBeLessThan(fieldCount);
  });
});

it('reports a tax id that is invalid for a country chosen later', async () => {
  const { user } = await renderPages(entities, '/entities/create');
  await user.type(await field('Identificação fiscal'), '11222333000182');
  await user.type(screen.getByRole('combobox', { name: /^País/ }), 'bras');
  await user.click(await screen.findByRole('option', { name: 'Brasil' }));
  await user.tab();
  expect(await screen.findByText(/não é válida para o país escolhido/)).toBeTruthy();
});

describe('an existing record', () => {
  it('is edited at its own address, or at create with its uuid', async () => {
    const first = await renderPages(entities, `/entities/${uuid}/edit`);
    expect(await screen.findByDisplayValue('Acme')).toBeTruthy();
    first.unmount();
    await renderPages(entities, `/entities/create?entity=${uuid}`);
    expect(await screen.findByDisplayValue('Acme')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Acme' })).toBeTruthy();
  });

  it('shows the server’s errors at its fields and stays open', async () => {
    const errors = { name: 'Este nome já existe', 'location.address': 'Endereço desconhecido' };
    const { user } = await renderPages(entities, `/entities/${uuid}/edit`, {
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

  it('that was deleted says so', async () => {
    await renderPages(entities, '/entities/gone/edit', {
      'GET /api/v2/entities/gone': { status: 404, json: { detail: 'Este registro não existe.' } },
    });
    expect(await screen.findByText('Este registro não existe.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver a lista' }).getAttribute('href')).toBe('/entities');
  });
});

describe('unsaved input', () => {
  const change = async (user: UserEvent) => user.type(await field('Nome'), ' 2');
  const leave = (user: UserEvent) => user.click(screen.getByRole('link', { name: 'Cancelar' }));

  it('requires a confirmation before leaving', async () => {
    const { user, place } = await renderPages(entities, `/entities/${uuid}/edit`);
    await change(user);
    await leave(user);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(place.current).toBe(`/entities/${uuid}/edit`);
    expect(screen.getByDisplayValue('Acme 2')).toBeTruthy();
    await leave(user);
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(place.current).toBe(`/entities/${uuid}`));
  });

  it('makes the browser ask before the tab closes', async () => {
    const { user } = await renderPages(entities, `/entities/${uuid}/edit`);
    await field('Nome');
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    await change(user);
    expect(closes()).toBe(false);
  });

  it('needs no confirmation once the record is saved or deleted', async () => {
    const first = await renderPages(entities, `/entities/${uuid}/edit`, {
      [`PUT /api/v2/entities/${uuid}`]: { json: entity },
    });
    await change(first.user);
    await first.user.click(save());
    expect(await screen.findByText('The page')).toBeTruthy();
    first.unmount();

    const { user } = await renderPages(entities, `/entities/${uuid}/edit`, {
      [`DELETE /api/v2/entities/${uuid}`]: { json: { detail: 'Excluída' } },
    });
    await change(user);
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('The list')).toBeTruthy();
  });
});

it('an immutable value is shown as such once the record exists', async () => {
  const { schema } = entities;
  const properties = { ...schema.properties, name: { ...schema.properties.name, immutable: true } };
  const fixed = { ...entities, schema: { ...schema, properties } };
  const { user, unmount } = await renderPages(fixed, '/entities/create');
  await user.type(await field('Nome'), 'Acme');
  expect(screen.queryByText('Não pode ser alterado depois de criado')).toBeNull();
  unmount();
  await renderPages(fixed, `/entities/${uuid}/edit`);
  expect((await field('Nome')).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Não pode ser alterado depois de criado')).toBeTruthy();
});

it('the references in the address are preselected', async () => {
  const { user, written } = await renderPages(tributes, '/tributes/create?country=76', {
    'POST /api/v2/tributes': { status: 201, json: tribute },
  });
  await user.type(await field('Nome'), 'ISS');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^País/ }).value).toBe('Brasil'));
  await user.click(save());
  await waitFor(() => expect(written()[0]?.body).toMatchObject({ name: 'ISS', country: { id: 76 } }));
});
