import { beforeAll, expect, test } from 'vitest';
import { countryReference } from '../../../schemas/parts/reference.ts';
import { defineResource } from '../../../schemas/resource.ts';
import { testApp } from '../../../tests/support/app.ts';
import { inTenant } from '../../database/transaction.ts';
import { immutableIssues } from './immutable.ts';
import { loadResources } from '../resources/registry.ts';
import { updateRecords } from './writeMany.ts';

/** The name and place of a berth are immutable. */
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
      place: {
        type: 'object',
        additionalProperties: false,
        immutable: true,
        properties: { quay: { type: 'string', maxLength: 20 }, country: countryReference },
      },
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
      code text not null, country_id int references countries (id), depth numeric(6, 2), place_quay text, place_country_id int references countries (id),
      notes text,
      version int not null default 1, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(), primary key (tenant_id, uuid), unique (tenant_id, code));
    select guard_tenant_table('berths')`);
});

const berth = { code: 'A1', country: { id: 620 }, depth: '12.5', notes: 'Deep' };

test('a record keeps its initial value, whether it is sent again or omitted', async () => {
  const created = (await ana.post(url, berth)).json();
  const at = `${url}/${created.uuid}`;
  expect((await ana.put(at, { ...created, depth: '12.50', notes: 'Deeper' })).json()).toMatchObject({
    ...berth,
    country: { id: 620, identifier: 'PT' },
    notes: 'Deeper',
  });
  expect((await ana.put(at, { code: 'A1' })).json()).toMatchObject({ country: { id: 620 }, depth: '12.5' });
});

test('another value is refused at its field, together with other issues', async () => {
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

test('an object is kept and refused as a whole', async () => {
  const place = { quay: 'North', country: { id: 76 } };
  const { uuid } = (await ana.post(url, { ...berth, code: 'N1', place })).json();
  const put = (change: object) => ana.put(`${url}/${uuid}`, { code: 'N1', ...change });
  const kept = { country: { id: 620 }, depth: '12.5', place: { quay: 'North', country: { id: 76 } } };
  for (const same of [
    {},
    { place },
    { place: null, country: null, depth: null },
    { place: { ...place, country: 76 } },
  ]) {
    const saved = await put(same);
    expect([saved.statusCode, saved.json()]).toMatchObject([200, kept]);
  }
  for (const other of [
    { quay: 'South', country: { id: 76 } },
    { quay: 'North', country: { id: 620 } },
    { quay: 'North' },
  ]) {
    const refused = await put({ place: other, notes: 'Lost' });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['place']]);
  }
  expect((await ana.get(`${url}/${uuid}`)).json()).toMatchObject(kept);
});

test('a record created without a value accepts none later', async () => {
  const { uuid } = (await ana.post(url, { code: 'E1' })).json();
  const refused = await ana.put(`${url}/${uuid}`, {
    code: 'E1',
    depth: '1',
    country: { id: 76 },
    place: { quay: 'N' },
  });
  expect(Object.keys(refused.json().errors).toSorted()).toEqual(['country', 'depth', 'place']);
});

test('of several records, each keeps its omitted value', async () => {
  const made = await Promise.all(['M1', 'M2', 'M3'].map((code) => ana.post(url, { ...berth, code })));
  const [first = '', second = '', third = ''] = made.map((answer): string => answer.json().uuid);
  const inputs = [
    { key: first, input: { code: 'M1', depth: '12.50', country: { id: 620 } } },
    { key: second, input: { code: 'M2' } },
    { key: third, input: { depth: '13', country: { id: 76 } } },
  ];
  const tenant = api.identity.tenants.acme;
  const issues = await inTenant(api.pool, { tenant }, (db) => immutableIssues(db, berths, tenant, inputs));
  expect(issues.map((of) => of.map(({ path }) => path).toSorted())).toEqual([[], [], ['country', 'depth']]);
  await inTenant(api.pool, { tenant }, (db) =>
    updateRecords(db, berths, tenant, [{ key: second, input: { code: 'M2', notes: 'Dredged' } }]),
  );
  expect((await ana.get(`${url}/${second}`)).json()).toMatchObject({ ...berth, code: 'M2', notes: 'Dredged' });
});

test.each([
  ['pt', 'Já está em uso'],
  ['en', 'Already in use'],
  ['es', 'Ya está en uso'],
])('another record’s value is refused at its field, in %s', async (language, message) => {
  await ana.post(url, { ...berth, code: 'B1' });
  const answer = await ana.post(url, { ...berth, code: 'B1' }, { 'accept-language': language });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors).toEqual({ code: message });
});
