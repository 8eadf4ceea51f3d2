import { beforeAll, expect, test } from 'vitest';
import { countryReference } from '../../schemas/parts/reference.ts';
import { defineResource } from '../../schemas/resource.ts';
import { testApp } from '../../tests/support/app.ts';
import { loadResources } from './registry.ts';

/** What a berth is called and where it lies is for good. */
const berths = defineResource({
  name: 'berths',
  singular: 'berth',
  api: { version: 'v2', path: 'berths' },
  scope: 'tenant',
  schema: {
    $id: 'Berth',
    type: 'object',
    required: ['code'],
    additionalProperties: false,
    properties: {
      uuid: { type: 'string', format: 'uuid', readOnly: true },
      code: { type: 'string', maxLength: 20, immutable: true, unique: true },
      country: { ...countryReference, immutable: true },
      depth: { type: 'string', kind: 'decimal', decimal: { fraction: 2 }, immutable: true },
      notes: { type: 'string', maxLength: 200 },
    },
  },
  label: 'code',
  list: { columns: ['code'], sort: ['code'], sortable: [], search: [], filters: {} },
  form: { sections: [] },
  access: { company: { COMPANY: ['list', 'show', 'create', 'edit'] } },
});

const api = await testApp({ resources: [...(await loadResources()), berths] });
const ana = await api.signIn('ana@acme.test');
const url = '/api/v2/berths';

beforeAll(async () => {
  await api.ownerPool.query(`
    create table berths (
      tenant_id uuid not null references tenants (id), uuid uuid not null default uuidv7(),
      code text not null, country_id int references countries (id), depth numeric(6, 2), notes text,
      version int not null default 1, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(), primary key (tenant_id, uuid), unique (tenant_id, code));
    select guard_tenant_table('berths')`);
});

const berth = { code: 'A1', country: { id: 620 }, depth: '12.5', notes: 'Deep' };

test('a record keeps what it was made with, whether that is sent again or left out', async () => {
  const created = (await ana.post(url, berth)).json();
  const at = `${url}/${created.uuid}`;
  expect((await ana.put(at, { ...created, depth: '12.50', notes: 'Deeper' })).json()).toMatchObject({
    ...berth,
    country: { id: 620, identifier: 'PT' },
    notes: 'Deeper',
  });
  expect((await ana.put(at, { code: 'A1' })).json()).toMatchObject({ country: { id: 620 }, depth: '12.5' });
});

test('another value is refused at its field, with all else that is wrong', async () => {
  const created = (await ana.post(url, { ...berth, code: 'A2' })).json();
  const answer = await ana.put(`${url}/${created.uuid}`, {
    ...created,
    code: 'A3',
    country: { id: 9999 },
    depth: '12.5',
  });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors).toSorted()).toEqual(['code', 'country']);
  expect(answer.json().errors.code).toBe('Não pode mais ser alterado');
});

test.each([
  ['pt', 'Já está em uso'],
  ['en', 'Already in use'],
  ['es', 'Ya está en uso'],
])('a value that another has is refused at its field, in %s', async (language, message) => {
  await ana.post(url, { ...berth, code: 'B1' });
  const answer = await ana.post(url, { ...berth, code: 'B1' }, { 'accept-language': language });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors).toEqual({ code: message });
});
