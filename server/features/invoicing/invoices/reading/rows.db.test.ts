import { expect, it } from 'vitest';
import { testDatabase } from '../../../../../tests/support/database.ts';
import { loadTenant } from '../../../../start/demo/bulk/bulk.ts';
import { inTenant } from '../../../../database/transaction.ts';
import { readingOf } from './rows.ts';

const database = await testDatabase();
await loadTenant(database.ownerPool, 'load-001', 20);
const { rows } = await database.ownerPool.query<{ id: string }>(`select id from tenants where slug = 'load-001'`);
const tenant = rows[0]?.id ?? '';

const tables = ['transactions', 'accounts', 'reminders', 'invoice_logos'];

/** Returns the tables that a list reads besides invoices for these properties. */
async function lookedInto(properties?: readonly string[]): Promise<string[]> {
  const { columns, tables: from } = readingOf(properties);
  const text = `explain select ${columns} from ${from} where i.tenant_id = $1`;
  const plan = await inTenant(database.pool, { tenant }, (db) => db.query(text, [tenant]));
  return tables.filter((table) => JSON.stringify(plan).includes(table));
}

it.each([
  [['number', 'amount', 'status'], []],
  [['logo'], ['invoice_logos']],
  [['can_revert'], ['transactions', 'accounts']],
  [['remind_after'], ['reminders']],
  [
    ['number', 'transactions.account.name'],
    ['transactions', 'accounts'],
  ],
  [undefined, tables],
])('for %j of an invoice, a list reads, besides invoices, %j', async (properties, into) => {
  expect(await lookedInto(properties)).toEqual(into);
});
