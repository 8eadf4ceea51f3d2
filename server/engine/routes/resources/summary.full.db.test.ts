import { beforeAll, describe, expect, it } from 'vitest';
import { defineResource } from '../../../../schemas/resource.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations, usLocation } from '../../../../tests/support/company.ts';
import { loadResources } from '../../resources/registry.ts';

/** By convention, in currencies with and without decimals; an accountant sees open ones without prices. */
const moorings = defineResource({
  name: 'moorings',
  singular: 'mooring',
  api: { version: 'v2', path: 'moorings' },
  scope: 'tenant',
  schema: {
    $id: 'Mooring',
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      uuid: { type: 'string', format: 'uuid', readOnly: true },
      name: { type: 'string', maxLength: 40 },
      state: { type: 'string', enum: ['free', 'taken', 'closed'], tones: { free: 'draft' } },
      billed_in: { type: 'string', kind: 'currency', maxLength: 3 },
      price: { type: 'string', kind: 'money', decimal: { fraction: 3 }, currency: 'billed_in' },
    },
  },
  label: 'name',
  status: 'state',
  list: {
    columns: ['name'],
    sort: ['name'],
    sortable: ['name'],
    search: ['name'],
    filters: { state: 'eq', billed_in: 'eq' },
    sums: ['price'],
  },
  form: { sections: [] },
  access: {
    company: {
      COMPANY: ['list'],
      ACCOUNTANT: { may: ['list'], rows: [{ path: 'state', eq: 'taken' }], hides: ['price'] },
    },
  },
});

const api = await testApp({ resources: [...(await loadResources()), moorings] });
const ana = await api.signIn('ana@acme.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const gil = await api.signIn('gil@globex.test');

beforeAll(async () => {
  await api.ownerPool.query(`
    create table moorings (tenant_id uuid not null references tenants (id), uuid uuid not null default uuidv7(),
      name text not null, state text, billed_in text, price numeric(20, 3), version integer not null default 1,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      primary key (tenant_id, uuid));
    select guard_tenant_table('moorings');
    select make_searchable('moorings', array['name']);
    select make_listed('moorings', array['name'], array['state', 'billed_in']);
    insert into moorings (tenant_id, name, state, billed_in, price)
      select id, v.* from tenants, (values ('A1', 'free', 'BRL', 0.1), ('A2', 'taken', 'BRL', 0.2), ('B1', 'taken', 'JPY', 1500),
        ('B2', 'taken', 'KWD', 1.005), ('C1', null, 'BRL', null)) v where slug = 'acme'`);
});

const summary = async (query: string, who = ana, path = 'moorings') =>
  (await who.get(`/api/v2/${path}/summary?${query}`)).json();

describe('the summary of a list', () => {
  it('has the count of each status, and the exact sum in each currency with its decimals', async () => {
    expect(await summary('')).toEqual({
      statuses: { free: 1, taken: 3, closed: 0 },
      sums: [
        { currency: 'BRL', count: 3, amounts: { price: '0.30' } },
        { currency: 'JPY', count: 1, amounts: { price: '1500' } },
        { currency: 'KWD', count: 1, amounts: { price: '1.005' } },
      ],
    });
  });

  it('follows filters, except that the counts of statuses ignore the filter by status', async () => {
    expect(await summary('state=free&billed_in=BRL')).toEqual({
      statuses: { free: 1, taken: 1, closed: 0 },
      sums: [{ currency: 'BRL', count: 1, amounts: { price: '0.10' } }],
    });
    expect(await summary('search=b')).toMatchObject({ statuses: { free: 0, taken: 2, closed: 0 } });
  });

  it('is zero for an empty list, and excludes other companies', async () => {
    const nothing = { statuses: { free: 0, taken: 0, closed: 0 }, sums: [] };
    expect(await summary('search=zzz')).toEqual(nothing);
    expect(await summary('', gil)).toEqual(nothing);
  });

  it('has neither the rows that a user may not see nor the fields hidden from them', async () => {
    expect(await summary('', carla)).toEqual({ statuses: { free: 0, taken: 3, closed: 0 } });
  });

  it('has no sums beyond the limit of counts', async () => {
    await api.ownerPool.query(`insert into moorings (tenant_id, name, state, billed_in, price)
      select id, 'Many', 'closed', 'EUR', 1 from tenants, generate_series(1, 10001) where slug = 'acme'`);
    expect(await summary('')).toEqual({ statuses: { free: 1, taken: 3, closed: 10_001 } });
    expect(await summary('billed_in=BRL')).toHaveProperty('sums.0.count', 3);
    await api.ownerPool.query(
      `delete from moorings where uuid = (select uuid from moorings where name = 'Many' limit 1)`,
    );
    expect((await summary('state=closed')).sums).toEqual([
      { currency: 'EUR', count: 10_000, amounts: { price: '10000.00' } },
    ]);
  });

  it.each([
    ['page=1', 'unknown_parameter'],
    ['fields=name', 'unknown_parameter'],
    ['state=lost', 'validation'],
  ])('?%s is refused', async (query, code) => {
    expect((await summary(query)).code).toBe(code);
  });

  it('does not exist for lists without statuses and sums, nor for users who may not list', async () => {
    expect((await ana.get('/api/v2/entities/summary')).statusCode).toBe(404);
    expect((await api.anonymous.get('/api/v2/moorings/summary')).statusCode).toBe(401);
  });
});

it('invoices are counted by stored counters and summed by the exporter’s amount, in searches too', async () => {
  const made = await makeRegistrations(api, ana);
  const path = 'invoice/invoices-single';
  for (const is_draft of [true, false, false])
    await make(ana, `/api/v2/${path}/create`, invoiceBody(made, { is_draft }));
  const of = (count: number) => [
    { currency: 'BRL', count, amounts: { amount: `${count * 1080}.00`, open_amount: '2160.00' } },
  ];
  const statuses = { draft: 1, future: 0, billed: 2, paid: 0, cancelled: 0 };
  expect(await summary('', ana, path)).toEqual({ statuses, late: 0, sums: of(3) });
  expect(await summary('status=billed', ana, path)).toEqual({ statuses, late: 0, sums: of(2) });
  expect(await summary('search=harbor&amount_gt=1', ana, path)).toEqual({ statuses, late: 0, sums: of(3) });
  const narrowed = await ana.get(`/api/v2/${path}?search=harbor&fields=number&page=1`);
  expect(narrowed.json().results).toHaveLength(3);
  expect(await summary('cover=nobody', ana, path)).toEqual({
    statuses: { draft: 0, future: 0, billed: 0, paid: 0, cancelled: 0 },
    late: 0,
    sums: [],
  });
});

it('late ones are counted beside the statuses, whatever status or lateness is filtered by', async () => {
  const path = 'invoice/invoices-single';
  await api.ownerPool.query(
    `update invoices set due_date = '2020-01-31' where uuid = (select uuid from invoices where status = 'billed' limit 1)`,
  );
  const statuses = { draft: 1, future: 0, billed: 2, paid: 0, cancelled: 0 };
  for (const query of ['', 'status=paid', 'is_overdue=true', 'is_overdue=false', 'search=harbor'])
    expect(await summary(query, ana, path)).toMatchObject({ statuses, late: 1 });
  expect(await summary('is_overdue=true', ana, path)).toHaveProperty('sums.0.count', 1);
});

describe('what a debtor owes', () => {
  const path = 'invoice/invoices-single';
  const owedBy = (payer: string) => summary(`payment_responsible=${payer}&status=billed`, gil, path);

  it('is on the invoices that they are responsible for, and on their own without a payment responsible', async () => {
    const made = await makeRegistrations(api, gil, 'globex');
    const treasury = await make(gil, '/api/v2/entities', {
      name: 'Treasury',
      is_payment_responsible: true,
      location: usLocation,
    });
    const bill = (more: object) => make(gil, `/api/v2/${path}/create`, invoiceBody(made, { is_draft: false, ...more }));
    await bill({});
    await bill({ payment_responsible_uuid: treasury });
    for (const payer of [made.entity, treasury]) expect(await owedBy(payer)).toHaveProperty('sums.0.count', 1);
    const list = await gil.get(`/api/v2/${path}?payment_responsible=${treasury}`);
    expect(list.json()).toMatchObject({ count: 1, results: [{ payment_responsible: { uuid: treasury } }] });
  });

  it('is summed over any number of invoices', async () => {
    const { rows } = await api.ownerPool.query<{ payer: string }>(`
      select payer_uuid as payer from invoices i join tenants t on t.id = i.tenant_id
      where t.slug = 'globex' and payment_responsible_uuid is null`);
    const [{ payer } = { payer: '' }] = rows;
    await api.ownerPool.query(`do $$ begin execute (
      select format('insert into invoices (number, public_hash, %1$s) select 100 + n, gen_random_uuid()::text || gen_random_uuid(), %1$s
        from invoices, generate_series(1, 10001) n where service_buyer_uuid = ''${payer}'' and payment_responsible_uuid is null',
        string_agg(quote_ident(attname), ', '))
      from pg_attribute where attrelid = 'invoices'::regclass and attnum > 0 and attgenerated = '' and not attisdropped
        and attname not in ('uuid', 'number', 'public_hash')); end $$`);
    const { sums } = await owedBy(payer);
    expect(sums).toMatchObject([{ count: 10_002, amounts: { amount: '10802160.00' } }]);
    expect(await summary(`service_buyer=${payer}`, gil, path)).not.toHaveProperty('sums');
  });
});
