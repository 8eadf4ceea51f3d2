import { expect, it } from 'vitest';
import { testDatabase } from '../../../../../tests/support/database.ts';
import { loadTenant } from '../../../../start/demo/bulk/bulk.ts';
import { inTenant, type Db } from '../../../../database/transaction.ts';
import { perform } from '../../../../engine/commands/perform.ts';

const database = await testDatabase();
// Without statistics, as after a large import.
await loadTenant(database.ownerPool, 'load-001', 4_000);

/** Returns the number of invoice rows and index entries that a transaction has read. */
async function visits(db: Db): Promise<number> {
  const [counted] = await db.query<{ n: number }>(`
    select pg_stat_get_xact_tuples_returned('invoices'::regclass) + (
      select sum(pg_stat_get_xact_tuples_returned(indexrelid)) from pg_index where indrelid = 'invoices'::regclass) as n`);
  return Number(counted?.n);
}

it('billing a draft reads few of the invoices of its company', async () => {
  const { rows } = await database.ownerPool.query<{ tenant: string; uuid: string }>(
    `select i.tenant_id as tenant, i.uuid from invoices i join tenants t on t.id = i.tenant_id
     where t.slug = 'load-001' and i.status = 'draft' order by i.due_date desc limit 1`,
  );
  const [{ tenant, uuid } = { tenant: '', uuid: '' }] = rows;
  await inTenant(database.pool, { tenant }, async (db) => {
    const before = await visits(db);
    const scope = { tenant: { id: tenant, timeZone: 'America/Sao_Paulo' }, now: new Date() };
    const { done, refused } = await perform(db, scope, 'invoices.bill', [uuid], { confirm_scenarios: true });
    expect([done.length, refused]).toEqual([1, []]);
    expect((await visits(db)) - before).toBeLessThan(200);
  });
});
