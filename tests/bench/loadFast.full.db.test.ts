import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { loadTenant } from '../../server/start/demo/bulk/bulk.ts';
import { testDatabase } from '../support/database.ts';
import { leanStatements } from './lists/leanStatements.ts';
import { withoutIndexes } from './loadFast.ts';

const { ownerPool: usual } = await testDatabase();
const { ownerPool: fast } = await testDatabase();

const addLean = (owner: Pool) => loadTenant(owner, 'lean', 300, { statements: leanStatements });

await loadTenant(usual, 'whole', 45);
await addLean(usual);
await loadTenant(fast, 'whole', 45);
await withoutIndexes(fast, () => addLean(fast));

const tenants = 'join (select id as tenant_id, slug from tenants) t using (tenant_id)';
const statements = {
  'counts of invoices': `select slug, status, n from invoice_counts ${tenants}`,
  'counts of rows': `select slug, table_name, sum(n) as n from row_counts ${tenants} group by 1, 2`,
  'public links': `select slug, kind, count(*) from invoices i
    join public_links l on l.record_uuid = i.uuid and l.digest = sha256(convert_to(i.public_hash, 'UTF8'))
    join tenants t on t.id = i.tenant_id group by 1, 2`,
  'days of issue': 'select day, sum(n) as n from issued_days group by 1',
  'daily sums of lines': `select slug, created, status, type, currency, sum(n) as n, sum(net) as net
    from invoice_lines_daily ${tenants} group by 1, 2, 3, 4, 5`,
  'daily sums of taxes': `select slug, created, status, type, currency, tribute, country_id, side, tax_responsible, n, amount
    from invoice_taxes_daily ${tenants}`,
  indexes: `select indexdef from pg_indexes where schemaname = 'public'`,
  triggers: 'select tgrelid::regclass::text as of, tgname, tgenabled from pg_trigger where not tgisinternal',
};

const sorted = async (owner: Pool, statement: string): Promise<string[]> =>
  (await owner.query(statement)).rows.map((row) => JSON.stringify(row)).toSorted();

it.each(Object.entries(statements))('has the %s of a usual load', async (_, statement) => {
  const rows = await sorted(usual, statement);
  expect(rows.length).toBeGreaterThan(0);
  expect(await sorted(fast, statement)).toEqual(rows);
});

it('leaves no stale day', async () => {
  expect(await sorted(fast, 'select * from stale_days')).toEqual([]);
});

it('writes lean invoices whose lines and taxes add up to the invoice', async () => {
  const unlike = `select i.uuid from invoices i join tenants t on t.id = i.tenant_id and t.slug = 'lean'
    left join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid
    left join invoice_taxes x on x.tenant_id = i.tenant_id and x.invoice_uuid = i.uuid
    where (i.subtotal, i.total_taxes, i.total_taxes) is distinct from (l.total, l.total_taxes, x.amount)`;
  expect(await sorted(fast, unlike)).toEqual([]);
});
