import { beforeAll, describe, expect, it } from 'vitest';
import { historyAccess } from '../../../domain/access/history.ts';
import { defineResource } from '../../../schemas/resource.ts';
import { testApp } from '../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations } from '../../../tests/support/company.ts';
import { inTenant } from '../../database/transaction.ts';
import { tablesOf } from '../history/tables.ts';
import { loadResources } from '../resources/registry.ts';

/** An accountant does not see what a berth costs. */
const berths = defineResource({
  name: 'berths',
  singular: 'berth',
  api: { version: 'v2', path: 'berths' },
  scope: 'tenant',
  schema: {
    $id: 'Berth',
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      uuid: { type: 'string', format: 'uuid', readOnly: true },
      name: { type: 'string', maxLength: 40 },
      price: { type: 'string', kind: 'decimal', decimal: { fraction: 2 } },
      inspected: { type: 'string', format: 'date-time' },
    },
  },
  label: 'name',
  list: { columns: ['name'], sort: ['name'], sortable: ['name'], search: ['name'], filters: {} },
  form: { sections: [] },
  access: {
    company: {
      COMPANY: ['show', 'create', 'edit'],
      ACCOUNTANT: { may: ['show'], rows: [{ path: 'name', in: ['A1', 'A2'] }], hides: ['price'] },
    },
  },
});

const api = await testApp({ resources: [...(await loadResources()), berths] });
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const admin = await api.signIn('admin@ultramar.test');
const made = await makeRegistrations(api, ana);

beforeAll(async () => {
  await api.ownerPool.query(`
    create table berths (tenant_id uuid not null references tenants (id), uuid uuid not null default uuidv7(),
      name text not null, price numeric(8, 2), inspected timestamptz, version integer not null default 1,
      created_at timestamptz not null default moment(), updated_at timestamptz not null default moment(),
      primary key (tenant_id, uuid));
    select guard_tenant_table('berths')`);
});

const historyAt = async (path: string, client = ana) => (await client.get(`/api/v2/audit/${path}`)).json();
const changesAt = async (path: string, client = ana) =>
  (await historyAt(path, client)).map(({ changes }: { changes: object }) => changes);

describe('the history of a record', () => {
  it('has an entry for each save with the paths of the schema, and references by name', async () => {
    const country = (id: number) => ({ place_id: 'p', address: 'Rua 1', country: { id } });
    const entity = await make(ana, '/api/v2/entities', { name: 'Sail', location: country(76) });
    await ana.put(`/api/v2/entities/${entity}`, {
      name: 'Sails',
      location: country(620),
      is_payment_responsible: true,
    });
    await ana.put(`/api/v2/entities/${entity}/archive`, {});
    const [archived, changed, created] = await historyAt(`entity/${entity}`);
    expect(archived).toMatchObject({ command: 'entities.archive', changes: { archived: [false, true] } });
    expect(changed).toMatchObject({ action: 'updated', command: null, actor: 'Ana Souza <ana@acme.test>' });
    expect(changed.changes).toEqual({
      name: ['Sail', 'Sails'],
      is_payment_responsible: [false, true],
      'location.country': [expect.objectContaining({ name: 'Brazil' }), expect.objectContaining({ name: 'Portugal' })],
    });
    expect(created).toMatchObject({ action: 'created', changes: { name: [null, 'Sail'] } });
  });

  it('has rows by their position, and references by name', async () => {
    const { scenario } = made;
    const { uuid: _, created_at: __, ...record } = (await ana.get(`/api/v2/scenarios/${scenario}`)).json();
    const [first, ...others] = record.tributes;
    const answer = await ana.put(`/api/v2/scenarios/${scenario}`, {
      ...record,
      tributes: [...others, { ...first, value: '7.5' }],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const [changed] = await changesAt(`scenario/${scenario}`);
    expect(changed).toEqual({ [`tributes.${others.length}.value`]: [first.value, '7.5'] });
    const created = (await changesAt(`scenario/${scenario}`)).at(-1);
    expect(created['tributes.0.tribute']).toEqual([null, expect.objectContaining({ name: first.tribute.name })]);
  });

  it('has settings, wherever their values are stored', async () => {
    const { issue_lead_days: days, ...settings } = (await ana.get('/api/v2/issue-settings')).json();
    await ana.put('/api/v2/issue-settings', { ...settings, issue_lead_days: 7, time_zone: 'Europe/Lisbon' });
    const all = Object.assign({}, ...(await changesAt('issue-setting')).toReversed());
    expect(all).toMatchObject({ issue_lead_days: [days, 7], time_zone: [settings.time_zone, 'Europe/Lisbon'] });
    const documents = (await ana.get('/api/v2/document-settings')).json();
    await ana.put('/api/v2/document-settings', { ...documents, language: 'es' });
    expect((await changesAt('document-setting'))[0]).toEqual({ language: ['client', 'es'] });
    expect((await changesAt('company-setting'))[0]).not.toHaveProperty('language');
  });

  it('has platform records for administrators only', async () => {
    const { uuid } = (await gil.get('/api/v1/auth/me')).json();
    await admin.put(`/api/v1/users/${uuid}`, { name: 'Gil Costa', phone: '+351211234567', language: 'pt' });
    expect((await changesAt(`user/${uuid}`, admin))[0]).toMatchObject({ name: [expect.any(String), 'Gil Costa'] });
    expect((await gil.get(`/api/v2/audit/user/${uuid}`)).statusCode).toBe(403);
    const [currency] = (await admin.get('/api/v2/currencies')).json().results;
    expect((await admin.get(`/api/v2/audit/currency/${currency.id}`)).statusCode).toBe(200);
    expect((await ana.get(`/api/v2/audit/currency/${currency.id}`)).statusCode).toBe(403);
  });

  it('keeps its address and its answer for a document', async () => {
    const invoice = await make(ana, '/api/v2/invoice/invoices-single/create', invoiceBody(made));
    expect((await historyAt(`invoice/${invoice}`))[0]).toMatchObject({
      action: 'created',
      changes: { currency: [null, 'BRL'] },
    });
  });
});

describe('who reads a history', () => {
  it('has the fields of the record’s page: no hidden ones, and none if the record is not visible', async () => {
    const { uuid } = (await ana.post('/api/v2/berths', { name: 'A1', price: '12.50' })).json();
    await ana.put(`/api/v2/berths/${uuid}`, { name: 'A1', price: '7', inspected: '2026-03-09T01:30:00Z' });
    await ana.put(`/api/v2/berths/${uuid}`, { name: 'A2', price: '8', inspected: '2026-03-09T01:30:00Z' });
    await ana.put(`/api/v2/berths/${uuid}`, { name: 'A2', price: '9', inspected: '2026-03-09T01:30:00Z' });
    expect(await changesAt(`berth/${uuid}`)).toEqual([
      { price: ['8', '9'] },
      { name: ['A1', 'A2'], price: ['7', '8'] },
      { price: ['12.5', '7'], inspected: [null, '2026-03-09T01:30:00.000Z'] },
      { name: [null, 'A1'], price: [null, '12.5'] },
    ]);
    expect(await changesAt(`berth/${uuid}`, carla)).toEqual([
      { name: ['A1', 'A2'] },
      { inspected: [null, '2026-03-09T01:30:00.000Z'] },
      { name: [null, 'A1'] },
    ]);
    await ana.put(`/api/v2/berths/${uuid}`, { name: 'B1', price: '9' });
    expect((await carla.get(`/api/v2/audit/berth/${uuid}`)).statusCode).toBe(404);
    expect((await gil.get(`/api/v2/audit/berth/${uuid}`)).statusCode).toBe(404);
  });

  it('learns nothing of the roles that all companies share', async () => {
    const roles = (await ana.get('/api/v1/roles')).json();
    const shared = roles.find((role: { built_in?: string }) => role.built_in);
    expect((await ana.get(`/api/v2/audit/role/${shared.id}`)).statusCode).toBe(404);
    expect((await admin.get(`/api/v2/audit/role/${shared.id}`)).statusCode).toBe(200);
  });
});

it('every table that a history is read from is logged', async () => {
  const { rows } = await api.ownerPool.query<{ name: string }>(
    "select distinct tgrelid::regclass::text as name from pg_trigger where tgname ~ '^audit'",
  );
  const logged = new Set(rows.map(({ name }) => name));
  const read = api.app.resources
    .filter((each) => historyAccess(each) && !each.slots?.includes('audit') && !each.document)
    .flatMap(tablesOf);
  // Its rows hold nothing but a key.
  expect(read.filter((table) => !logged.has(table))).toEqual(['tax_rates']);
});

describe('the people in a history', () => {
  /** The actors of a record that users of the company and others changed, as ana sees them. */
  const actorsAt = async (path: string) => (await historyAt(path)).map(({ actor }: { actor: string }) => actor);
  const changeAs = (actor: string, table: string, key: string) =>
    inTenant(api.pool, { tenant: api.identity.tenants.acme, actor }, (db) =>
      db.query(`update ${table} set name = name || '.' where uuid = $1`, [key]),
    );

  it('have their e-mail while they belong to the company; others have their name alone', async () => {
    const berth = await make(ana, '/api/v2/berths', { name: 'B1' });
    await changeAs('Carla Contas <carla@contas.test>', 'berths', berth);
    await changeAs('Olga <Ops> Operator <admin@ultramar.test>', 'berths', berth);
    await changeAs('Gil Nunes <gil@globex.test>', 'berths', berth);
    await changeAs('recurring run', 'berths', berth);
    expect(await actorsAt(`berth/${berth}`)).toEqual([
      'recurring run',
      'Gil Nunes',
      'Olga <Ops> Operator',
      'Carla Contas <carla@contas.test>',
      'Ana Souza <ana@acme.test>',
    ]);
    const leaves = (value: string) =>
      api.ownerPool.query(
        `update user_references set value = $1 where user_uuid = $2 and kind = 'tenant' and value in ('acme', 'elsewhere')`,
        [value, api.identity.users['carla@contas.test']],
      );
    await leaves('elsewhere');
    expect((await actorsAt(`berth/${berth}`))[3]).toBe('Carla Contas');
    await leaves('acme');
  });

  it('are so in the history of documents, of what the platform logs, and in the activity of a member', async () => {
    const invoice = await make(ana, '/api/v2/invoice/invoices-single/create', invoiceBody(made));
    await inTenant(api.pool, { tenant: api.identity.tenants.acme, actor: 'Gil Nunes <gil@globex.test>' }, (db) =>
      db.query(`update invoices set label = 'x' where uuid = $1`, [invoice]),
    );
    expect(await actorsAt(`invoice/${invoice}`)).toEqual(['Gil Nunes', 'Ana Souza <ana@acme.test>']);

    const member = api.identity.users['carla@contas.test'];
    await api.ownerPool.query(
      `update platform_audit_log set actor = 'Admin Ops <admin@ultramar.test>' where subject_key = $1`,
      [member],
    );
    const { changes } = (await ana.get(`/api/v2/users/${member}/activity`)).json<{ changes: { actor: string }[] }>();
    expect(changes.map(({ actor }) => actor)).toContain('Admin Ops');
    expect(JSON.stringify(changes)).not.toContain('@');
  });
});
