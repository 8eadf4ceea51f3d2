import { expect, it } from 'vitest';
import { testDatabase } from '../../../../../tests/support/database.ts';
import { loadTenant } from '../../../../start/demo/bulk/bulk.ts';
import { inTenant } from '../../../../database/transaction.ts';
import { publishedColumns, publishedMarkColumns, readingOf } from './rows.ts';

const database = await testDatabase();
await loadTenant(database.ownerPool, 'load-001', 20);
const { rows } = await database.ownerPool.query<{ id: string }>(`select id from tenants where slug = 'load-001'`);
const tenant = rows[0]?.id ?? '';

const tables = ['transactions', 'accounts', 'reminders', 'invoice_logos'];

/** Returns the tables that a list reads besides invoices for these properties. */
const lookedInto = (properties?: readonly string[]): Promise<string[]> => readBy(readingOf(properties).columns);

async function readBy(columns: string): Promise<string[]> {
  const text = `explain select ${columns} from invoices i where i.tenant_id = $1`;
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

it('the public page reads no reminders, which it does not show', async () => {
  expect(await readBy(publishedColumns)).toEqual(['transactions', 'accounts', 'invoice_logos']);
  expect(await readBy(publishedMarkColumns)).toEqual(['accounts', 'invoice_logos']);
});
