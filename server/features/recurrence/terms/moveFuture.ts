import { today } from '../../../../domain/dates/today.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { isOpen } from './occurrences.ts';

const keepCompany = 'select from companies where tenant_id = $1 for share';

/** Locks the settings of a company until the end of the transaction, for callers that compute issue dates from them. */
export const keepIssueDates = (db: Db, tenant: string): Promise<unknown> => db.query(keepCompany, [tenant]);

/** The number of rows per statement, limited by the statement timeout. */
const atOnce = 10_000;

// Not before the date of agreement.
const planned = 'greatest(o.due_date - $3::int, coalesce(o.agreed_on, c.agreed_on))';

// Not into the past, unless the company allows retroactive dates: missed dates stay, and the catch-up uses them.
const created = `case when h.allows_retroactive then ${planned} else greatest(${planned}, least(o.created, $4::date)) end`;

// The next run decides by the new date whether it is late.
const waits = `o.reason = 'late'`;

const moveSome = `
  with misplaced as (
    select o.uuid, ${created} as created from occurrences o
    join contracts c on c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid
    join companies h on h.tenant_id = o.tenant_id
    where o.tenant_id = $1 and ${isOpen} and o.due_days is null and o.created <> ${created}
    order by o.uuid limit $2 for update of o),
  moved as (
    update occurrences o set created = p.created, status = case when ${waits} then 'future' else o.status end,
      reason = case when ${waits} then null else o.reason end
    from misplaced p where o.tenant_id = $1 and o.uuid = p.uuid returning 1)
  select count(*) as n from moved`;

/**
 * Moves the issue dates of a company's open occurrences to the lead days before their due dates. Issued invoices and
 * due dates do not change.
 */
export async function moveToCome(db: Db, { tenant, now }: Scope, leadDays: number): Promise<void> {
  const day = today(now, tenant.timeZone);
  let moved = atOnce;
  while (moved === atOnce) {
    const [some] = await db.query<{ n: number }>(moveSome, [tenant.id, atOnce, leadDays, day]);
    moved = some?.n ?? 0;
  }
}
