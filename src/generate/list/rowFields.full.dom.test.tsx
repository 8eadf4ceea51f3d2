import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { only } from '../../../domain/lists/fields.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import { renderInConsole, type Answer, type SentRequest } from '../../../tests/support/console.tsx';
import { CreatePage } from '../form/pages/CreatePage.tsx';
import { EditPage } from '../form/pages/EditPage.tsx';
import { ListPage } from './ListPage.tsx';

const uuid = '0192f0c1-7a3e-7000-8000-000000000001';
const entity = {
  uuid,
  name: 'Acme',
  nif: '11222333000181',
  location: { place_id: 'p', address: 'Rua Um, 1', country: { id: 76, identifier: 'BR', name: 'Brazil' } },
  responsible_name: 'Ana',
  responsible_email: 'ana@acme.test',
  is_payment_responsible: true,
};
const paths = { list: '/api/v2/entities', one: `/api/v2/entities/${uuid}` };

/** Responds like the server: requested fields and the key. */
const requestedFields = ({ query }: SentRequest): Answer => {
  const fields = query.get('fields')?.split(',');
  return { json: { results: [fields ? only(['uuid', ...fields])(entity) : entity], count: 1 } };
};

/** A list of one entity and its forms, at the list. */
async function renderEntities(list: (request: SentRequest) => Answer | Promise<Answer> = requestedFields) {
  const view = await renderInConsole(
    <ResourceDefinitionContextProvider definitions={{}}>
      <ResourceContextProvider value="entities">
        <Routes>
          <Route path="/entities" element={<ListPage resource={entities} />} />
          <Route path="/entities/create" element={<CreatePage resource={entities} />} />
          <Route path="/entities/:id/edit" element={<EditPage resource={entities} />} />
        </Routes>
      </ResourceContextProvider>
    </ResourceDefinitionContextProvider>,
    {
      at: '/entities',
      answers: {
        [`GET ${paths.list}`]: list,
        [`GET ${paths.one}`]: { json: entity, headers: { etag: '"7"' } },
        [`PUT ${paths.one}`]: { json: { ...entity, detail: 'Cliente salvo.' } },
        [`POST ${paths.list}`]: { status: 201, json: { ...entity, detail: 'Cliente salvo.' } },
        'GET /api/v2/countries': { json: { results: [entity.location.country], count: 1 } },
      },
    },
  );
  const fields = () => view.requests.filter(({ path }) => path === paths.list).map(({ query }) => query.get('fields'));
  const written = () => view.requests.find(({ method }) => method === 'PUT' || method === 'POST');
  return { ...view, user: userEvent.setup(), fields, written };
}

const save = () => screen.findByRole('button', { name: 'Salvar' });

it('requests the fields of its columns, and shows them', async () => {
  const { fields } = await renderEntities();
  expect(fields()).toEqual(['name,logo,nif,location.address,location.country,owes,public_hash,merged_into,archived']);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(1, 5)).toEqual(['AAcme', '11.222.333/0001-81', 'Rua Um, 1', 'Brasil']);
});

it('keeps all fields of a record that is edited from its row and saved immediately', async () => {
  const { user, written, requests } = await renderEntities();
  await user.click(screen.getByRole('button', { name: 'Opções: Acme' }));
  await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), ' 2');
  await user.click(await save());
  await screen.findByText('Cliente salvo.');
  expect(requests.some(({ method, path }) => method === 'GET' && path === paths.one)).toBe(true);
  const { uuid: _ofTheServer, ...entered } = entity;
  expect(written()?.body).toEqual({ ...entered, name: 'Acme 2' });
  expect(written()?.headers.get('If-Match')).toBe('"7"');
});

it('starts a copy with all entered values, including fields without a column', async () => {
  const { user, written, place } = await renderEntities();
  await user.click(screen.getByRole('button', { name: 'Opções: Acme' }));
  await user.click(screen.getByRole('menuitem', { name: 'Duplicar' }));
  expect(place.current).toBe(`/entities/create?copy=${uuid}`);
  await user.click(await save());
  await screen.findByText('Cliente salvo.');
  const { uuid: _ofTheFirst, ...entered } = entity;
  expect(written()?.body).toEqual({
    ...entered,
    reminders_off: false,
    requires_purchase_order: false,
    requires_buyer_reference: false,
  });
});

it('requests fewer fields once a column is hidden, and more when it is shown again', async () => {
  const late = Promise.withResolvers<void>();
  let lists = 0;
  const { user, fields } = await renderEntities(async (request) => {
    lists += 1;
    if (lists === 4) await late.promise;
    return requestedFields(request);
  });
  const toggle = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Colunas' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  const heads = () => within(screen.getByRole('table')).getAllByRole('columnheader').length;
  await toggle('Endereço');
  await toggle('Nome');
  expect(fields().at(-1)).toBe('nif,location.country,owes,name,logo,public_hash,merged_into,archived');
  const before = heads();
  await toggle('Endereço');
  expect(fields()).toHaveLength(4);
  expect(heads()).toBe(before);
  late.resolve();
  await screen.findByText('Rua Um, 1');
  expect(heads()).toBe(before + 1);
});
