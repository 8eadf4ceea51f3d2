import { beforeAll, describe, expect, it } from 'vitest';
import { groupLimit } from '../../../../domain/reports/groupLimit.ts';
import { defineReport } from '../../../../schemas/report.ts';
import { defineResource } from '../../../../schemas/resource.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { readReport } from '../../../../tests/support/reportCells.ts';
import { loadReports } from '../registry.ts';
import { loadResources } from '../../../engine/resources/registry.ts';

/** By convention. An accountant sees taken moorings, without their users. */
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
      state: { type: 'string', enum: ['free', 'taken'] },
      lit: { type: 'boolean' },
      user: { type: 'string', maxLength: 40 },
      since: { type: 'string', format: 'date' },
      currency: { type: 'string', kind: 'currency', maxLength: 3 },
      price: { type: 'string', kind: 'money', decimal: { fraction: 3 } },
    },
  },
  label: 'name',
  list: {
    columns: ['name'],
    sort: ['name'],
    sortable: ['name'],
    search: ['name'],
    filters: { state: 'in', lit: 'eq', user: 'eq', since: 'range', currency: 'eq' },
    sums: ['price'],
  },
  form: { sections: [] },
  access: {
    company: {
      COMPANY: ['list', 'export'],
      ACCOUNTANT: { may: ['list'], rows: [{ path: 'state', eq: 'taken' }], hides: ['user'] },
    },
  },
});

const declared = {
  where: { state: ['free', 'taken'] },
  period: { path: 'since', first: 'thisMonth' },
  measures: { price: { sum: 'price' }, count: { count: true } },
  filters: ['lit'],
  chart: 'columns',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
} as const;

const moored = defineReport(moorings, {
  ...declared,
  name: 'moored',
  dimensions: { month: { path: 'since', by: 'month' }, lit: { path: 'lit' } },
  order: 1,
});
const users = defineReport(moorings, {
  ...declared,
  name: 'users',
  dimensions: { user: { path: 'user' }, lit: { path: 'lit' } },
  measures: { count: { count: true } },
  order: 2,
});
const lengths = defineReport(moorings, {
  ...declared,
  name: 'lengths',
  dimensions: { lit: { path: 'lit' }, age: { path: 'since', ages: [0, 30] } },
  across: 'age',
  order: 3,
});

const api = await testApp({
  resources: [...(await loadResources()), moorings],
  reports: [...(await loadReports()), moored, users, lengths],
});
const ana = await api.signIn('ana@acme.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const gil = await api.signIn('gil@globex.test');

beforeAll(async () => {
  await api.ownerPool.query(`
    create table moorings (tenant_id uuid not null references tenants (id), uuid uuid not null default uuidv7(),
      name text not null, state text, lit boolean, "user" text, since date, currency text not null, price numeric(20, 3),
      version integer not null default 1, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(), primary key (tenant_id, uuid));
    select guard_tenant_table('moorings');
    select make_searchable('moorings', array['name']);
    select make_listed('moorings', array['name'], array['state', 'lit', 'user', 'since', 'currency']);
    insert into moorings (tenant_id, name, state, lit, "user", since, currency, price)
      select id, 'M', v.* from tenants, (values
        ('free', true, 'Ann', '2026-03-31'::date, 'BRL', 0.1), ('taken', false, 'Ann', '2026-03-01', 'BRL', 0.2),
        ('taken', true, 'Bea', '2026-02-28', 'BRL', 1), ('taken', true, null, '2026-03-10', 'JPY', 1500),
        ('taken', null, 'Bea', '2025-12-31', 'KWD', 1.005), (null, true, 'Ann', '2026-03-10', 'BRL', 7)
      ) v where slug = 'acme'`);
});

describe('a report', () => {
  it('has the sums by group and currency, exact and with the decimals of each, and their totals', async () => {
    expect(await readReport(ana, 'moored')).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
      today: '2026-03-10',
      results: [
        { group: '2026-03', label: 'março de 2026', currency: 'BRL', values: { price: '0.30', count: 2 } },
        { group: '2026-03', label: 'março de 2026', currency: 'JPY', values: { price: '1500', count: 1 } },
      ],
      count: 2,
      totals: [
        { currency: 'BRL', values: { price: '0.30', count: 2 } },
        { currency: 'JPY', values: { price: '1500', count: 1 } },
      ],
    });
  });

  it('has the period before beside it, of as many months', async () => {
    const { previous } = await readReport(ana, 'moored', { compare: 'true', currency: 'BRL' });
    expect(previous).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
      results: [{ group: '2026-02', label: 'fevereiro de 2026', currency: 'BRL', values: { price: '1.00', count: 1 } }],
      count: 1,
      totals: [{ currency: 'BRL', values: { price: '1.00', count: 1 } }],
    });
  });

  it('is grouped by a value, of records without one too, and narrowed by its filters', async () => {
    const of = async (query: Record<string, string>) => {
      const { results } = await readReport(ana, 'moored', { from: '2025-12-01', ...query });
      return results.map(({ group, label, currency, values }) => [group, label, currency, values['price']]);
    };
    expect(await of({ by: 'lit' })).toEqual([
      [true, 'Sim', 'BRL', '1.10'],
      [false, 'Não', 'BRL', '0.20'],
      [true, 'Sim', 'JPY', '1500'],
      [null, 'Não informado', 'KWD', '1.005'],
    ]);
    expect(await of({ by: 'lit', lit: 'false' })).toEqual([[false, 'Não', 'BRL', '0.20']]);
  });

  it('has the columns across for each group, and the totals of each column', async () => {
    const { results, totals } = await readReport(ana, 'lengths', { from: '2025-01-01', currency: 'BRL' });
    expect(results).toEqual([
      { group: true, label: 'Sim', across: '0', currency: 'BRL', values: { price: '0.10', count: 1 } },
      { group: true, label: 'Sim', across: '1-30', currency: 'BRL', values: { price: '1.00', count: 1 } },
      { group: false, label: 'Não', across: '1-30', currency: 'BRL', values: { price: '0.20', count: 1 } },
    ]);
    expect(totals).toEqual([
      { across: '0', currency: 'BRL', values: { price: '0.10', count: 1 } },
      { across: '1-30', currency: 'BRL', values: { price: '1.20', count: 2 } },
      { currency: 'BRL', values: { price: '1.30', count: 3 } },
    ]);
  });

  it('has the groups with the largest sums of all their columns first', async () => {
    await api.ownerPool.query(`insert into moorings (tenant_id, name, state, lit, since, currency, price)
      select t.id, 'N', 'free', v.* from tenants t, (values
        (true, '2026-03-31'::date, 'CHF', 1.0), (false, '2026-03-31', 'CHF', 0.6), (false, '2026-03-01', 'CHF', 0.6)) v
      where slug = 'acme'`);
    const { results } = await readReport(ana, 'lengths', { from: '2026-01-01', currency: 'CHF' });
    expect(results.map(({ group, values }) => [group, values['price']])).toEqual([
      [false, '0.60'],
      [false, '0.60'],
      [true, '1.00'],
    ]);
    await api.ownerPool.query("delete from moorings where currency = 'CHF'");
  });

  it('is of the day that the company’s calendar shows', async () => {
    // In São Paulo it is the evening of 31 March.
    api.clock.set('2026-04-01T01:00:00Z');
    const late = await api.signIn('ana@acme.test');
    expect(await readReport(late, 'moored')).toMatchObject({ today: '2026-03-31', from: '2026-03-01' });
    api.clock.set('2026-03-10T15:00:00Z');
  });

  it('has the rows that a user may see and no others, and none of another company', async () => {
    const { totals } = await readReport(carla, 'moored', { currency: 'BRL' });
    expect(totals).toEqual([{ currency: 'BRL', values: { price: '0.20', count: 1 } }]);
    expect(await readReport(gil, 'moored')).toMatchObject({ results: [], count: 0, totals: [] });
  });

  it('is refused to a role that may not see what it reads, or may not list', async () => {
    const status = async (client: typeof ana, path: string) => (await client.get(`/api/v2/reports/${path}`)).statusCode;
    expect(await status(ana, 'users')).toBe(200);
    expect(await status(carla, 'users')).toBe(403);
    expect(await status(carla, 'moored/export')).toBe(403);
    expect(await status(await api.signIn('admin@ultramar.test'), 'moored')).toBe(403);
    expect(await status(api.anonymous, 'moored')).toBe(401);
    expect(await status(ana, 'nothing')).toBe(404);
  });

  it.each([
    ['from=2026-02-30', 'from'],
    ['from=yesterday', 'from'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['from=2026-04-01', 'from'],
    ['to=2026-02-28', 'to'],
    ['from=2016-03-01&to=2026-03-01', 'to'],
    ['from=2016-03-31', 'from'],
    ['currency=reais', 'currency'],
    ['currency=XYZ', 'currency'],
    ['currency=BRL&currency=JPY', 'currency'],
    ['by=user', 'by'],
    ['by=month&by=lit', 'by'],
    ['by=lit&by=lit', 'by'],
    ['from=2026-03-01&from=2026-03-01', 'from'],
    ['compare=true&compare=true', 'compare'],
    ['lit=true&lit=false', 'lit'],
    ['lit=perhaps', 'lit'],
  ])('?%s is refused at the parameter', async (query, path) => {
    const answer = await ana.get(`/api/v2/reports/moored?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation']);
    expect(Object.keys(answer.json().errors)).toEqual([path]);
  });

  it.each(['users?apart=true', 'open?from=2026-01-01', 'open?compare=true', 'moored?page=1', 'moored?user=Ann'])(
    '%s names a parameter that it does not have',
    async (path) => {
      const answer = await ana.get(`/api/v2/reports/${path}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'unknown_parameter']);
      expect(Object.keys(answer.json().errors)).toEqual([new URLSearchParams(path.split('?')[1]).keys().next().value]);
    },
  );

  it('takes a period of ten years', async () => {
    const answer = await readReport(ana, 'moored', { from: '2016-04-01', to: '2026-03-31' });
    expect(answer.totals).toHaveLength(3);
  });

  it('has at most its bound of groups, the largest, and those of each currency by turns; it counts all', async () => {
    await api.ownerPool.query(`insert into moorings (tenant_id, name, state, "user", since, currency)
      select t.id, 'N', 'free', 'User ' || n, '2027-01-01', 'EUR' from tenants t, generate_series(1, 1200) n,
        generate_series(1, 1 + n / 1200) where slug = 'acme'`);
    await api.ownerPool.query(`insert into moorings (tenant_id, name, state, "user", since, currency)
      select t.id, 'N', 'free', 'Visitor ' || n, '2027-01-01', 'USD' from tenants t, generate_series(1, 3) n where slug = 'acme'`);
    const { results, count, totals } = await readReport(ana, 'users', { from: '2027-01-01', to: '2027-01-31' });
    expect(results).toHaveLength(groupLimit);
    expect(results[0]).toMatchObject({ group: 'User 1200', currency: 'EUR', values: { count: 2 } });
    expect(results.filter(({ currency }) => currency === 'USD')).toHaveLength(3);
    expect(count).toBe(1203);
    expect(totals.map(({ values }) => values['count'])).toEqual([1201, 3]);
  });
});
