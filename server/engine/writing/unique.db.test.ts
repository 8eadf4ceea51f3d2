import { beforeAll, expect, test } from 'vitest';
import { defineResource } from '../../../schemas/resource.ts';
import { testApp } from '../../../tests/support/app.ts';
import { formOf } from '../import/crafts.testing.ts';
import { loadResources } from '../resources/registry.ts';

/** Purchases: a supplier gives each reference once. */
const purchases = defineResource({
  name: 'purchases',
  singular: 'purchase',
  api: { version: 'v2', path: 'purchases' },
  scope: 'tenant',
  schema: {
    $id: 'Purchase',
    type: 'object',
    required: ['code', 'supplier'],
    additionalProperties: false,
    properties: {
      uuid: { type: 'string', format: 'uuid', readOnly: true },
      code: { type: 'string', maxLength: 20, unique: true },
      supplier: {
        type: 'object',
        kind: 'reference',
        ref: 'entities',
        required: ['uuid'],
        additionalProperties: false,
        properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
      },
      reference: { type: 'string', maxLength: 20, unique: { with: ['supplier'] } },
    },
  },
  label: 'code',
  list: { columns: ['code'], sort: ['code'], sortable: ['code'], search: [], filters: {} },
  form: { sections: [{ name: 'purchase', fields: ['code', 'supplier', 'reference'] }] },
  imports: { by: ['code'] },
  access: { company: { COMPANY: ['list', 'show', 'create', 'edit', 'import'] } },
});

const api = await testApp({ resources: [...(await loadResources()), purchases] });
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const url = '/api/v2/purchases';

beforeAll(async () => {
  await api.ownerPool.query(`
    create table purchases (
      tenant_id uuid not null references tenants (id), uuid uuid not null default uuidv7(),
      code text not null, supplier_uuid uuid not null, reference text,
      version int not null default 1, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(), primary key (tenant_id, uuid), unique (tenant_id, code),
      constraint purchases_reference_key unique (tenant_id, supplier_uuid, reference),
      foreign key (tenant_id, supplier_uuid) references entities (tenant_id, uuid));
    select guard_tenant_table('purchases')`);
});

const location = { place_id: 'p', address: 'Rua', country: { id: 76 } };
const supplier = async (name: string, who = ana) => ({
  uuid: String((await who.post('/api/v2/entities', { name, location })).json().uuid),
});
const english = { 'accept-language': 'en' };

test('a value unique together with another is refused at its field, in new and changed records', async () => {
  const [north, south] = [await supplier('North'), await supplier('South')];
  expect((await ana.post(url, { code: 'A1', supplier: north, reference: 'R1' })).statusCode).toBe(201);
  const refused = await ana.post(url, { code: 'A2', supplier: north, reference: 'R1' }, english);
  expect([refused.statusCode, refused.json().errors]).toEqual([409, { reference: 'Already in use' }]);

  const other = await ana.post(url, { code: 'A2', supplier: south, reference: 'R1' });
  expect(other.statusCode).toBe(201);
  const moved = await ana.put(`${url}/${other.json().uuid}`, { code: 'A2', supplier: north, reference: 'R1' }, english);
  expect([moved.statusCode, moved.json().errors]).toEqual([409, { reference: 'Already in use' }]);
});

test('another tenant, and any number of records without a value, can have the same', async () => {
  const [east, own] = [await supplier('East'), await supplier('East', gil)];
  const answers = [
    await ana.post(url, { code: 'B1', supplier: east }),
    await ana.post(url, { code: 'B2', supplier: east }),
    await gil.post(url, { code: 'B1', supplier: own, reference: 'R1' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
});

test('an import reports each duplicate of a record or of another row', async () => {
  await ana.post(url, { code: 'C1', supplier: await supplier('West'), reference: 'R1' });
  const file = 'code,supplier,reference\nC2,West,R1\nC3,North,R2\nC4,West,R2\nC5,West,R2\nC6,West,';
  const answer = await ana.post(`${url}/import?preview=true`, formOf(file), english);
  const refused = answer.json().refused as { row: number; column: string }[];
  expect(refused.map(({ row, column }) => [row, column])).toEqual([
    [2, 'reference'],
    [5, 'reference'],
  ]);
});
