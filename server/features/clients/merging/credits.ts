import type { Db } from '../../../database/transaction.ts';
import { lockCredits } from '../../payments/index.ts';
import { cannotUndo } from './refusals.ts';

const openCredits = `
  insert into credits (tenant_id, service_buyer_uuid, client_name, currency, amount, origin)
  select $1, e.uuid, e.name, c.currency, 0, c.origin from credits c join entities e on e.tenant_id = $1 and e.uuid = $3
  where c.tenant_id = $1 and c.service_buyer_uuid = $2
  on conflict (tenant_id, service_buyer_uuid, currency) do update
    set origin = nullif(left(concat_ws(' · ', credits.origin, excluded.origin), 500), '')`;

/** SQL: what the transactions without invoice of a client add up to, in a currency. */
const sumOf = `coalesce((
  select sum(t.amount) from transactions t where t.tenant_id = $1 and t.service_buyer_uuid = c.service_buyer_uuid
    and t.currency = c.currency and t.invoice_uuid is null), 0)`;

const selectUsed = `
  select 1 as used from credits c where c.tenant_id = $1 and c.service_buyer_uuid = any($2::uuid[]) and ${sumOf} < 0 limit 1`;

const addUp = `
  update credits c set amount = ${sumOf} where c.tenant_id = $1 and c.service_buyer_uuid = any($2::uuid[])`;

/** Adds the credits of a client to those of another, after its transactions have moved there. */
export async function joinCredits(db: Db, tenant: string, from: string, to: string): Promise<void> {
  await lockCredits(db, tenant, [from, to]);
  await Promise.all([db.query(openCredits, [tenant, from, to]), db.query(addUp, [tenant, [from, to]])]);
}

/** Divides the credits of two clients again by their transactions. Throws if more was used since than one of them has. */
export async function divideCredits(db: Db, tenant: string, clients: readonly string[]): Promise<void> {
  await lockCredits(db, tenant, clients);
  const used = await db.query(selectUsed, [tenant, clients]);
  if (used.length > 0) throw cannotUndo('credit_used');
  await db.query(addUp, [tenant, clients]);
}
