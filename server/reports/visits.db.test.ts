import { expect, it } from 'vitest';
import type { Dimension, Report } from '../../schemas/report.ts';
import ageing from '../../schemas/reports/ageing.ts';
import clients from '../../schemas/reports/clients.ts';
import countries from '../../schemas/reports/countries.ts';
import issued from '../../schemas/reports/issued.ts';
import open from '../../schemas/reports/open.ts';
import received from '../../schemas/reports/received.ts';
import invoices from '../../schemas/resources/invoices.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { loadTenant } from '../db/demo/bulk.ts';
import { inTenant, type Db } from '../db/transaction.ts';
import { finderOf } from '../resources/reading.ts';
import type { Reader } from '../scope.ts';
import { sumGroups } from './sums.ts';

const database = await testDatabase();
await loadTenant(database.ownerPool, 'load-001', 4_000);
// Rows are known to be visible to all once their commit is on disk.
await database.ownerPool.query('checkpoint');
await database.ownerPool.query('vacuum (analyze) invoices');
const { rows } = await database.ownerPool.query<{ id: string; n: number }>(
  `select t.id, (select count(*) from invoices where status in ('billed', 'paid')) as n from tenants t where t.slug = 'load-001'`,
);
const [{ id, n } = { id: '', n: 0 }] = rows;
const reader: Reader = { tenant: { id, timeZone: 'UTC' }, now: new Date(), language: 'pt', tenants: [] };
const { narrowing } = await finderOf(invoices);

/** How many rows of the table itself a transaction has read. */
async function rowsRead(db: Db): Promise<number> {
  const [read] = await db.query<{ n: number }>(`
    select pg_stat_get_xact_tuples_returned('invoices'::regclass) + pg_stat_get_xact_tuples_fetched('invoices'::regclass) as n`);
  return Number(read?.n);
}

const asked = { today: new Date().toISOString().slice(0, 10), from: '2020-01-01', to: '2029-12-31' };
const cases = [issued, received, open, ageing, clients, countries].flatMap((report: Report) =>
  Object.entries(report.dimensions).map(([by, dimension]): [string, string, Report, Dimension] => [
    report.name,
    by,
    report,
    dimension,
  ]),
);

it.each(cases)('%s by %s reads an index and no invoice', async (_name, _by, report, dimension) => {
  await inTenant(database.pool, { tenant: id }, async (db) => {
    const before = await rowsRead(db);
    const summed = await sumGroups(db, { report, seen: invoices, narrowing, dimension, most: 10 }, reader, asked);
    const whole = summed.find(({ part }) => part === 'whole');
    expect(whole?.n).toBeGreaterThan(report.where['status']?.length === 2 ? Number(n) - 1 : 0);
    expect((await rowsRead(db)) - before).toBe(0);
  });
});
