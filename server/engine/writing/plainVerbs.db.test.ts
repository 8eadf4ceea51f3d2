import { beforeAll, expect, test } from 'vitest';
import { defineResource } from '../../../schemas/resource.ts';
import { testApp } from '../../../tests/support/app.ts';
import { loadResources } from '../resources/registry.ts';

/** A granted permit can neither be edited nor deleted. */
const permits = defineResource({
  name: 'permits',
  singular: 'permit',
  api: { version: 'v2', path: 'permits' },
  scope: 'tenant',
  schema: {
    $id: 'Permit',
    type: 'object',
    required: ['code'],
    additionalProperties: false,
    properties: {
      uuid: { type: 'string', format: 'uuid', readOnly: true },
      code: { type: 'string', maxLength: 20 },
      status: { type: 'string', enum: ['asked', 'granted'], readOnly: true, default: 'asked' },
    },
  },
  label: 'code',
  status: 'status',
  list: { columns: ['code'], sort: ['code'], sortable: [], search: [], filters: {} },
  form: { sections: [] },
  actions: {
    reasons: {},
    commands: {
      edit: { in: ['asked'], needs: 'edit', opens: 'uuid' },
      delete: { in: ['asked'], needs: 'delete' },
      grant: { in: ['asked'], to: 'granted', needs: 'edit' },
      recall: { in: ['granted'], to: 'asked', needs: 'edit' },
    },
    views: {},
    links: {},
    menu: [],
  },
  access: { company: { COMPANY: ['list', 'show', 'create', 'edit', 'delete'] } },
});

const api = await testApp({ resources: [...(await loadResources()), permits] });
const ana = await api.signIn('ana@acme.test');
const url = '/api/v2/permits';

beforeAll(async () => {
  await api.ownerPool.query(`
    create table permits (
      tenant_id uuid not null references tenants (id), uuid uuid not null default uuidv7(),
      code text not null, status text not null default 'asked',
      version int not null default 1, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(), primary key (tenant_id, uuid));
    select guard_tenant_table('permits')`);
});

const make = async (code: string) => (await ana.post(url, { code })).json<{ uuid: string }>().uuid;

const grant = (uuid: string) => api.ownerPool.query("update permits set status = 'granted' where uuid = $1", [uuid]);

test('a record that cannot be edited is not replaced, even if the console offered it', async () => {
  const uuid = await make('P1');
  expect((await ana.put(`${url}/${uuid}`, { code: 'P1b' })).statusCode).toBe(200);
  await grant(uuid);
  const refused = await ana.put(`${url}/${uuid}`, { code: 'P1c' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'status_not_allowed']);
  expect((await ana.get(`${url}/${uuid}`)).json().code).toBe('P1b');
});

test('a record that cannot be deleted is kept, alone or among others', async () => {
  const [kept, gone] = [await make('P2'), await make('P3')];
  await grant(kept);
  const refused = await ana.delete(`${url}/${kept}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'status_not_allowed']);
  expect((await ana.delete(`${url}?uuid=${kept},${gone}`)).json()).toEqual({
    deleted: [gone],
    refused: [{ uuid: kept, code: 'status_not_allowed', detail: 'A situação atual não permite esta ação.' }],
  });
  expect((await ana.get(`${url}/${kept}`)).statusCode).toBe(200);
});

test('a missing record is not found', async () => {
  const nobody = '0198f6b2-0000-7000-8000-000000000000';
  expect((await ana.put(`${url}/${nobody}`, { code: 'P4' })).statusCode).toBe(404);
  expect((await ana.delete(`${url}/${nobody}`)).statusCode).toBe(404);
});
