import type { Db } from '../../db/transaction.ts';
import { isOpen } from './occurrences.ts';

const keepCompany = 'select from companies where tenant_id = $1 for share';

/** Has the settings of a company stay as they are until the transaction ends, for whoever reckons dates of issue by them. */
export const keepIssueDates = (db: Db, tenant: string): Promise<unknown> => db.query(keepCompany, [tenant]);

/** How many are moved by one statement: few enough for the time it has. */
const atOnce = 10_000;

// Never to before that was agreed on.
const created = 'greatest(o.due_date - $3::int, coalesce(o.agreed_on, c.agreed_on))';

const moveSome = `
  with misplaced as (
    select o.uuid, ${created} as created from occurrences o
    join contracts c on c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid
    where o.tenant_id = $1 and ${isOpen} and o.created <> ${created}
    order by o.uuid limit $2 for update of o),
  moved as (
    update occurrences o set created = p.created from misplaced p where o.tenant_id = $1 and o.uuid = p.uuid returning 1)
  select count(*) as n from moved`;

/**
 * Moves all that is to come of a company to its dates of issue, so many days before it falls due; what is issued stays, and
 * due dates do.
 */
export async function moveToCome(db: Db, tenant: string, leadDays: number): Promise<void> {
  let moved = atOnce;
  while (moved === atOnce) {
    const [some] = await db.query<{ n: number }>(moveSome, [tenant, atOnce, leadDays]);
    moved = some?.n ?? 0;
  }
}
