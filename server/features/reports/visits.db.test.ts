import { describe, expect, it } from 'vitest';
import type { Dimension, Report } from '../../../schemas/report.ts';
import ageing from '../../../schemas/reports/ageing.ts';
import clients from '../../../schemas/reports/clients.ts';
import countries from '../../../schemas/reports/countries.ts';
import issued from '../../../schemas/reports/issued.ts';
import open from '../../../schemas/reports/open.ts';
import items from '../../../schemas/reports/items.ts';
import receipts from '../../../schemas/reports/receipts.ts';
import received from '../../../schemas/reports/received.ts';
import scenarios from '../../../schemas/reports/scenarios.ts';
import taxes from '../../../schemas/reports/taxes.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { loadTenant } from '../../start/demo/bulk/bulk.ts';
import { inTenant, type Db } from '../../database/transaction.ts';
import { finderOf } from '../../engine/resources/finder.ts';
import { listQueryOf } from '../../engine/lists/query.ts';
import { loadResources } from '../../engine/resources/registry.ts';
import { storageOf } from '../../engine/resources/storage.ts';
import { summarize } from '../../engine/lists/summary.ts';
import type { Reader } from '../../identity/scope.ts';
import { withResources, type DeclaredReport } from './registry.ts';
import { sumGroups } from './sums.ts';

const database = await testDatabase();
// A short table with a single company is read sequentially.
for (const slug of ['load-001', 'load-002']) await loadTenant(database.ownerPool, slug, 4_000);
// Index-only scans need a visibility map.
await database.ownerPool.query('checkpoint');
await database.ownerPool.query('vacuum (analyze) invoices, transactions');
const { rows } = await database.ownerPool.query<{ id: string; n: number }>(
  `select t.id, (select count(*) from invoices where tenant_id = t.id and status in ('billed', 'paid')) as n from tenants t where t.slug = 'load-001'`,
);
const [{ id, n } = { id: '', n: 0 }] = rows;
const reader: Reader = { tenant: { id, timeZone: 'UTC' }, now: new Date(), language: 'pt', tenants: [] };

/** Counts the rows of a table that a transaction read. */
async function rowsRead(db: Db, table: string): Promise<number> {
  const [read] = await db.query<{ n: number }>(
    'select pg_stat_get_xact_tuples_returned($1::regclass) + pg_stat_get_xact_tuples_fetched($1::regclass) as n',
    [table],
  );
  return Number(read?.n);
}

/** Counts the rows and index entries of a table that a transaction read. */
async function entriesRead(db: Db, table: string): Promise<number> {
  const [read] = await db.query<{ n: number }>(
    `select sum(pg_stat_get_xact_tuples_returned(r) + pg_stat_get_xact_tuples_fetched(r)) as n from (
      select $1::regclass::oid union all select indexrelid from pg_index where indrelid = $1::regclass
    ) v (r)`,
    [table],
  );
  return Number(read?.n);
}

const params = { today: new Date().toISOString().slice(0, 10), from: '2020-01-01', to: '2029-12-31' };
const resources = await loadResources();
const casesOf = (reports: readonly Report[]) =>
  withResources(reports, resources).flatMap((declared) =>
    Object.entries(declared.report.dimensions).map(([by, dimension]): [string, string, DeclaredReport, Dimension] => [
      declared.report.name,
      by,
      declared,
      dimension,
    ]),
  );
const ofRows = casesOf([issued, received, receipts, open, ageing, clients, countries]);

it.each(ofRows)('%s by %s reads an index and no row', async (_name, _by, { report, resource }, dimension) => {
  const { narrowing } = await finderOf(resource);
  const { table } = storageOf(resource);
  await inTenant(database.pool, { tenant: id }, async (db) => {
    const before = await rowsRead(db, table);
    const summed = await sumGroups(db, { report, visible: resource, narrowing, dimension, most: 10 }, reader, params);
    const whole = summed.find(({ part }) => part === 'whole');
    expect(whole?.n).toBeGreaterThan([report.where['status']].flat().length === 2 ? Number(n) - 1 : 0);
    expect((await rowsRead(db, table)) - before).toBe(0);
  });
});

it.each(casesOf([open, ageing]))('%s by %s reads the open invoices alone', async (...[, , declared, dimension]) => {
  const { report, resource } = declared;
  const { narrowing } = await finderOf(resource);
  await inTenant(database.pool, { tenant: id }, async (db) => {
    const [billed] = await db.query<{ n: number }>("select count(*)::int as n from invoices where status = 'billed'");
    const before = await entriesRead(db, 'invoices');
    await sumGroups(db, { report, visible: resource, narrowing, dimension, most: 10 }, reader, params);
    expect((await entriesRead(db, 'invoices')) - before).toBeLessThanOrEqual(Number(billed?.n));
  });
});

it('the list of receipts is added up by an index, however many there are', async () => {
  const [declared] = withResources([receipts], resources);
  if (!declared) throw new Error('Receipts are not served');
  const { resource } = declared;
  const finder = await finderOf(resource);
  const query = listQueryOf(resource, { paid_on_gte: params.from, paid_on_lte: params.to, page: 1, per_page: 1 });
  expect(finder.narrowing.isWhole?.(query, reader)).toBe(true);
  expect(finder.narrowing.isWhole?.({ ...query, search: 'harbor' }, reader)).toBe(false);
  await inTenant(database.pool, { tenant: id }, async (db) => {
    const before = await rowsRead(db, 'transactions');
    const { sums = [] } = await summarize(db, resource, reader, query, finder);
    expect(sums).toMatchObject([
      { currency: 'USD', by: 'exchange_currency', amounts: { fee: '0.00' } },
      { currency: 'USD', by: 'currency' },
    ]);
    expect((await rowsRead(db, 'transactions')) - before).toBe(0);
  });
});

/** The lines of the last day with issued invoices, and their taxes. */
const lastDay = `
  select i.created::text as day, count(*)::int as lines from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid
  where i.tenant_id = $1 and i.status in ('billed', 'paid') group by i.created order by i.created desc limit 1`;

describe.each(casesOf([items, scenarios, taxes]))('%s by %s', (_name, _by, { report, resource }, dimension) => {
  it('reads no line of days that are added up, and of stale days those of the days alone', async () => {
    const { narrowing } = await finderOf(resource);
    const { rows: days } = await database.ownerPool.query<{ day: string; lines: number }>(lastDay, [id]);
    const [{ day, lines } = { day: '', lines: 0 }] = days;
    await inTenant(database.pool, { tenant: id }, async (db) => {
      const read = async () => {
        const before = await entriesRead(db, 'invoice_items');
        const sums = await sumGroups(db, { report, visible: resource, narrowing, dimension, most: 10 }, reader, params);
        return { sums, lines: (await entriesRead(db, 'invoice_items')) - before };
      };
      const fresh = await read();
      expect([fresh.sums.length > 1, fresh.lines]).toEqual([true, 0]);
      await db.query('insert into stale_days (tenant_id, day) values ($1, $2)', [id, day]);
      const stale = await read();
      expect(stale.sums).toEqual(fresh.sums);
      expect(stale.lines).toBeGreaterThan(0);
      // A row and its index entry each.
      expect(stale.lines).toBeLessThan(4 * lines);
      await db.query('delete from stale_days');
    });
  });
});
