import { today } from '../../../domain/dates/today.ts';
import type { Db } from '../../db/transaction.ts';
import type { Scope } from '../../scope.ts';
import { isOpen } from './occurrences.ts';

const keepCompany = 'select from companies where tenant_id = $1 for share';

/** Has the settings of a company stay as they are until the transaction ends, for whoever reckons dates of issue by them. */
export const keepIssueDates = (db: Db, tenant: string): Promise<unknown> => db.query(keepCompany, [tenant]);

/** How many are moved by one statement: few enough for the time it has. */
const atOnce = 10_000;

// Never to before that was agreed on.
const planned = 'greatest(o.due_date - $3::int, coalesce(o.agreed_on, c.agreed_on))';

// Nor into the past, unless its company allows that: what passed unissued stays where it was, so that catching up dates it so.
const created = `case when h.allows_retroactive then ${planned} else greatest(${planned}, least(o.created, $4::date)) end`;

// The next run sees by its new date whether it is late.
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
 * Moves all that is to come of a company to its dates of issue, so many days before it falls due; what is issued stays, and
 * due dates do.
 */
export async function moveToCome(db: Db, { tenant, now }: Scope, leadDays: number): Promise<void> {
  const day = today(now, tenant.timeZone);
  let moved = atOnce;
  while (moved === atOnce) {
    const [some] = await db.query<{ n: number }>(moveSome, [tenant.id, atOnce, leadDays, day]);
    moved = some?.n ?? 0;
  }
}
