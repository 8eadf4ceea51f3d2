import { openPool } from '../pool.ts';
import { onPlatform, type Db } from '../transaction.ts';
import { acme } from './acme.ts';
import { globex } from './globex.ts';
import { contractEvents } from './contracts.ts';
import { happenInTurn } from './events.ts';
import { invoiceEvents } from './invoices.ts';
import { register } from './registrations.ts';
import type { DemoCompany } from './shape.ts';
import { addUsers } from './users.ts';

const lock = "select pg_advisory_xact_lock(hashtext('ultramar demo'))";
const insertTenant = 'insert into tenants (slug, name, time_zone) values ($1, $2, $3) returning id';
const enter = "select set_config('app.tenant', $1, true), set_config('app.actor', $2, true)";

/** Nobody waits for an answer, and another server may be loading it at this moment: milliseconds. */
const patience = {
  databaseCallMs: 120_000,
  databaseTransactionMs: 240_000,
  databaseStatementMs: 120_000,
  databaseLockMs: 120_000,
};

/**
 * Loads the demo (design §4) into a database that has no tenant yet; answers whether it did. All of it or nothing:
 * one transaction, which enters one tenant after the other.
 */
export async function loadDemo(url: string, now: Date): Promise<boolean> {
  const pool = openPool(url, patience);
  try {
    return await onPlatform(pool, {}, async (db) => {
      await db.query(lock);
      const tenants = await db.query('select from tenants limit 1');
      if (tenants.length > 0) return false;
      for (const demo of [acme, globex]) await loadCompany(db, demo, now);
      await addUsers(db, now);
      return true;
    });
  } finally {
    await pool.end();
  }
}

async function loadCompany(db: Db, demo: DemoCompany, now: Date): Promise<void> {
  const [tenant] = await db.query<{ id: string }>(insertTenant, [demo.slug, demo.company.name, demo.timeZone]);
  const id = tenant?.id ?? '';
  await db.query(enter, [id, demo.actor]);
  const made = await register(db, id, demo);
  const scope = { tenant: { id, timeZone: demo.timeZone }, now };
  await happenInTurn(db, scope, [...invoiceEvents(scope, demo, made), ...contractEvents(scope, demo, made)]);
}
