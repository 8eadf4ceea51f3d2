import { beforeAll, describe, expect, it, test } from 'vitest';
import { defineSingle } from '../../../schemas/single.ts';
import { testApp } from '../../../tests/support/app.ts';
import { loadResources } from '../resources/registry.ts';

/** A company's billing settings. An accountant reads them without the note. */
const settings = defineSingle({
  name: 'billing-settings',
  singular: 'billing-setting',
  api: { version: 'v2', path: 'billing-settings' },
  schema: {
    $id: 'BillingSettings',
    type: 'object',
    required: ['due_days'],
    additionalProperties: false,
    properties: {
      due_days: { type: 'integer', minimum: 0, maximum: 365 },
      sends_reminders: { type: 'boolean', default: false },
      note: { type: 'string', maxLength: 100 },
    },
  },
  form: { sections: [{ name: 'billing', fields: ['due_days', 'sends_reminders', 'note'] }] },
  access: { company: { COMPANY: ['show', 'edit'], ACCOUNTANT: { may: ['show'], hides: ['note'] } } },
});

const api = await testApp({ resources: [...(await loadResources()), settings] });
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test');
const url = '/api/v2/billing-settings';

beforeAll(async () => {
  await api.ownerPool.query(`
    create table billing_settings (
      tenant_id uuid not null references tenants (id), uuid uuid not null,
      due_days int not null default 30, sends_reminders boolean not null default false, note text,
      version int not null default 1, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(), primary key (tenant_id, uuid));
    select guard_tenant_table('billing_settings');
    select make_single('billing_settings')`);
});

describe('settings', () => {
  it('exist from the start, and are replaced as a whole at their path, once per version', async () => {
    const before = await ana.get(url);
    expect(before.json()).toEqual({ due_days: 30, sends_reminders: false });
    const match = { 'if-match': String(before.headers['etag']) };
    const written = await ana.put(url, { due_days: 10, note: 'Call first' }, match);
    expect(written.json()).toMatchObject({ due_days: 10, sends_reminders: false, note: 'Call first' });
    expect(written.json().detail).toBeTruthy();
    expect([before.headers['etag'], written.headers['etag']]).toEqual(['"1"', '"2"']);
    expect((await ana.put(url, { due_days: 20 }, match)).json().code).toBe('stale');
    expect((await ana.get(url)).json()).toEqual({ due_days: 10, sends_reminders: false, note: 'Call first' });
  });

  it('report an issue at its field', async () => {
    const answer = await ana.put(url, { due_days: 1000 });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['due_days']]);
  });

  it('are separate for each tenant', async () => {
    await ana.put(url, { due_days: 11 });
    expect((await gil.get(url)).json()).toMatchObject({ due_days: 30 });
    expect((await gil.put(url, { due_days: 44 })).statusCode).toBe(200);
    expect((await ana.get(url)).json()).toMatchObject({ due_days: 11 });
  });

  it('have the permissions of their declaration', async () => {
    await ana.put(url, { due_days: 12, note: 'Call first' });
    expect((await carla.get(url)).json()).toEqual({ due_days: 12, sends_reminders: false });
    expect((await carla.put(url, { due_days: 13 })).json().code).toBe('forbidden');
    expect((await api.anonymous.get(url)).statusCode).toBe(401);
  });

  it('have their changes in the history', async () => {
    await ana.put(url, { due_days: 50 });
    await ana.put(url, { due_days: 51 });
    const { rows } = await api.ownerPool.query(
      `select changes from audit_log where tenant_id = $1 and subject_uuid = $1 and table_name = 'billing_settings'
       order by uuid desc limit 1`,
      [api.identity.tenants.acme],
    );
    expect(rows).toEqual([{ changes: { due_days: [50, 51] } }]);
  });
});

test('the contract has a GET and a PUT at the path, without a key', async () => {
  const { paths, components } = (await api.anonymous.get('/api/openapi.json')).json();
  const own = Object.keys(paths).filter((path) => path.startsWith(url));
  expect([own, Object.keys(paths[url])]).toEqual([[url], ['get', 'put']]);
  const { get, put } = paths[url];
  const namesOf = ({ parameters = [] }: { parameters?: { in: string }[] }) =>
    parameters.filter((parameter) => parameter.in === 'path');
  expect([...namesOf(get), ...namesOf(put)]).toEqual([]);
  expect(components.schemas.BillingSettings.required).toEqual(['due_days']);
});

test('a new tenant gets its own, which cannot be created or deleted', async () => {
  const [made] = (await api.ownerPool.query("insert into tenants (slug, name) values ('late', 'Late') returning id"))
    .rows;
  const inLate = async (statement: string) => {
    const client = await api.ownerPool.connect();
    try {
      await client.query(`begin; set local app.tenant = '${made.id}'; set local role ultramar_app`);
      return (await client.query(statement)).rows;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  expect(await inLate('select uuid, due_days from billing_settings')).toEqual([{ uuid: made.id, due_days: 30 }]);
  await expect(inLate('delete from billing_settings')).rejects.toThrow('permission denied');
  await expect(
    inLate('insert into billing_settings (tenant_id, uuid) values (current_tenant(), uuidv7())'),
  ).rejects.toThrow('permission denied');
});
