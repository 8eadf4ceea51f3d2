import { describe, expect, it } from 'vitest';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { testDatabase } from '../../../../../tests/support/database.ts';
import { loadTenant } from '../../../../start/demo/bulk/bulk.ts';
import { inTenant, type Db } from '../../../../database/transaction.ts';
import { fileQueryOf, pagesOf } from '../../../../engine/export/exportPages.ts';
import type { ListQuery } from '../../../../engine/lists/query.ts';
import type { Reader } from '../../../../identity/scope.ts';
import { contentColumns } from './columns.ts';
import { find } from '../find.ts';

const count = 4_000;
const database = await testDatabase();
await loadTenant(database.ownerPool, 'load-001', count);
await database.ownerPool.query('analyze invoices');
const { rows } = await database.ownerPool.query<{ id: string; from: string; to: string }>(`
  select t.id, (current_date - 600)::text as from, (current_date - 200)::text as to
  from tenants t where t.slug = 'load-001'`);
const [{ id: tenant, from, to } = { id: '', from: '', to: '' }] = rows;
const reader: Reader = {
  tenant: { id: tenant, timeZone: 'America/Sao_Paulo' },
  now: new Date(),
  language: 'pt',
  tenants: [tenant],
};

interface Row {
  readonly uuid: string;
}

const content = contentColumns.filter((column) => column !== 'series_uuid').join(', ');
const copy = `
  insert into invoices (tenant_id, status, public_hash, ${content})
  select tenant_id, 'draft', $3, ${content} from invoices where tenant_id = $1 and uuid = $2`;

const queryOf = (text: string): ListQuery =>
  fileQueryOf(invoices, Object.fromEntries(new URLSearchParams(text)), [], []);

/** The number of rows and index entries that a transaction has read for invoices so far. */
const visited = `
  select pg_stat_get_xact_tuples_returned('invoices'::regclass) + (
    select sum(pg_stat_get_xact_tuples_returned(indexrelid)) from pg_index where indrelid = 'invoices'::regclass) as n`;

async function visitedBy<T>(db: Db, work: () => Promise<T>): Promise<{ result: T; visits: number }> {
  const soFar = async () => Number((await db.query<{ n: number }>(visited))[0]?.n);
  const before = await soFar();
  const result = await work();
  return { result, visits: (await soFar()) - before };
}

/** Reads all pages of a list, and counts the database reads of each. `between` runs after each page. */
async function readAll(text: string, between = async (_page: readonly Row[]) => {}) {
  const visits: number[] = [];
  const read: Row[] = [];
  const pages = pagesOf(queryOf(text), (query) =>
    inTenant(database.pool, { tenant }, async (db) => {
      const page = await visitedBy(db, () => find(db, reader, query, invoices));
      visits.push(page.visits);
      return page.result;
    }),
  );
  for await (const page of pages) {
    read.push(...(page as Row[]));
    await between(page as Row[]);
  }
  return { read, visits };
}

const period = `created_gte=${from}&created_lte=${to}`;
const narrowed = [
  '',
  period,
  'status=paid',
  'status=billed,paid',
  'search=harbor',
  `${period}&status=paid&amount_gte=1000`,
];
const orders = ['', '&sort=due_date', '&sort=-amount', '&sort=number', '&sort=-status'];
const keysOf = (of: readonly object[]): string[] => (of as Row[]).map(({ uuid }) => uuid);
const middle = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

describe.each(narrowed)('a list of invoices that is read to its end, filtered by %j', (filter) => {
  it.each(orders)('has each of its rows once: %j', async (order) => {
    const { read } = await readAll(filter + order);
    const whole = await inTenant(database.pool, { tenant }, (db) =>
      find(db, reader, { ...queryOf(filter + order), perPage: count, isCounted: true }, invoices),
    );
    expect(keysOf(read)).toEqual(keysOf(whole.results));
    expect(read).toHaveLength(whole.count ?? 0);
  });
});

it.each([period, `${period}&sort=-amount`, 'status=billed,paid', 'status=billed,paid&sort=status', 'sort=-number'])(
  'reads no more rows for a later page of %j than for an earlier one',
  async (query) => {
    // Except the first page, which is searched, and the last thousand rows, which are collected.
    const visits = (await readAll(query)).visits.slice(1, -4);
    const half = Math.floor(visits.length / 2);
    expect(half).toBeGreaterThan(1);
    expect(middle(visits.slice(half))).toBeLessThanOrEqual(1.5 * middle(visits.slice(0, half)));
    expect(middle(visits)).toBeLessThan(count / 3);
  },
);

it('keeps the position of every row while others are added and moved', async () => {
  const before = keysOf((await readAll('sort=due_date')).read);
  const changed: string[] = [];
  const { read } = await readAll('sort=due_date', async (page) => {
    const last = page.at(-1)?.uuid;
    if (!last || changed.length === 5) return;
    changed.push(last);
    await database.ownerPool.query(
      `update invoices set due_date = due_date + $3::int where tenant_id = $1 and uuid = $2`,
      [tenant, last, changed.length % 2 ? 5000 : -500],
    );
    await database.ownerPool.query(copy, [tenant, last, `copy-${changed.length}`]);
  });
  const known = new Set(before);
  expect([...new Set(keysOf(read))].filter((uuid) => known.has(uuid))).toEqual(before);
  expect(changed).toHaveLength(5);
});
