import { describe, expect, it } from 'vitest';
import invoiceLines from '../../../schemas/resources/invoicing/invoice-lines.ts';
import invoiceTaxes from '../../../schemas/resources/invoicing/invoice-taxes.ts';
import { addUpDays } from '../../../tests/support/dailySums.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { loadTenant } from '../../start/demo/bulk/bulk.ts';
import { inTenant, type Db } from '../../database/transaction.ts';
import type { Reader } from '../../identity/scope.ts';
import { listRecords } from '../planner/list.ts';
import { listQueryOf } from '../lists/query.ts';

const database = await testDatabase();
await loadTenant(database.ownerPool, 'load-001', 3_000);
await database.ownerPool.query('vacuum (analyze)');
const { rows } = await database.ownerPool.query<{ id: string }>(`select id from tenants where slug = 'load-001'`);
const reader: Reader = {
  tenant: { id: rows[0]?.id ?? '', timeZone: 'UTC' },
  now: new Date(),
  language: 'pt',
  tenants: [],
};

/** Counts the lines that a transaction read. */
async function linesRead(db: Db): Promise<number> {
  const [read] = await db.query<{ n: number }>(`
    select pg_stat_get_xact_tuples_returned('invoice_items'::regclass)
      + pg_stat_get_xact_tuples_fetched('invoice_items'::regclass) as n`);
  return Number(read?.n);
}

describe.each([
  ['lines', invoiceLines],
  ['taxes', invoiceTaxes],
])('a page of %s reads few of nine thousand lines', (_, resource) => {
  it.each([
    ['the first', {}],
    ['the hundredth', { page: 100 }],
    ['of one status', { status: 'cancelled' }],
    ['in the order of issue', { sort: 'created' }],
  ])('%s', async (_name, query) => {
    await inTenant(database.pool, { tenant: reader.tenant.id }, async (db) => {
      const params = { page: 1, per_page: 10, count: false, ...query };
      const { results } = await listRecords(db, resource, reader, listQueryOf(resource, params));
      expect(results).toHaveLength(10);
      expect(await linesRead(db)).toBeLessThan(params.page === 1 ? 1_500 : 4_000);
    });
  });

  it('continued from another page', async () => {
    await inTenant(database.pool, { tenant: reader.tenant.id }, async (db) => {
      const query = { ...listQueryOf(resource, { page: 1, per_page: 250, count: false }), readOn: {} };
      const first = await listRecords(db, resource, reader, query);
      const before = await linesRead(db);
      if (!first.place) throw new Error('The list ends after a page');
      const second = await listRecords(db, resource, reader, { ...query, readOn: { place: first.place } });
      expect(new Set([...first.results, ...second.results].map((row) => JSON.stringify(row))).size).toBe(500);
      expect((await linesRead(db)) - before).toBeLessThan(3_000);
    });
  });
});

describe('a list filtered by a rare value', () => {
  const issued = { page: 1, per_page: 10, status: 'billed,paid' };
  const rename = (name: string) =>
    database.ownerPool.query<{ created: string }>(
      `update invoice_items set scenery = jsonb_set(scenery, '{tributes,0,name}', to_jsonb($1::text))
       where uuid = (select row_uuid from invoice_taxes where tribute = 'ISS' and status in ('billed', 'paid') order by created, uuid limit 1)`,
      [name],
    );

  it.each([
    ['just added', 'Rare', false],
    ['added up', 'Rarer', true],
  ])('reads only the days that have it: %s', async (_name, tribute, isAddedUp) => {
    await addUpDays(database.pool);
    await rename(tribute);
    if (isAddedUp) await addUpDays(database.pool);
    await inTenant(database.pool, { tenant: reader.tenant.id }, async (db) => {
      const query = listQueryOf(invoiceTaxes, { ...issued, tribute });
      const { results, count } = await listRecords(db, invoiceTaxes, reader, query);
      expect([results.length, count]).toEqual([1, 1]);
      expect(await linesRead(db)).toBeLessThan(500);
    });
  });

  it('returns immediately if no day has it', async () => {
    await addUpDays(database.pool);
    await inTenant(database.pool, { tenant: reader.tenant.id }, async (db) => {
      const query = listQueryOf(invoiceTaxes, { ...issued, tribute: 'None' });
      const { results, count } = await listRecords(db, invoiceTaxes, reader, query);
      expect([results.length, count]).toEqual([0, 0]);
      expect(await linesRead(db)).toBeLessThan(50);
    });
  });

  it('has all rows if many days have it', async () => {
    await inTenant(database.pool, { tenant: reader.tenant.id }, async (db) => {
      const query = listQueryOf(invoiceTaxes, { ...issued, tribute: 'ISS', country: 76 });
      const [counted] = await db.query<{ n: number }>(
        `select count(*)::int as n from invoice_taxes where tribute = 'ISS' and country_id = 76 and status in ('billed', 'paid')`,
      );
      const { count } = await listRecords(db, invoiceTaxes, reader, query);
      expect(counted?.n).toBeGreaterThan(500);
      expect(count).toBe(counted?.n);
    });
  });
});
