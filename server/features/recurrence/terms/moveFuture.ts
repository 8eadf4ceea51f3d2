import { today } from '../../../../domain/dates/today.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';

const keepCompany = 'select from companies where tenant_id = $1 for share';

/** Locks the settings of a company until the end of the transaction, for callers that compute issue dates from them. */
export const keepIssueDates = (db: Db, tenant: string): Promise<unknown> => db.query(keepCompany, [tenant]);

/** The number of rows per statement, limited by the statement timeout. */
const atOnce = 10_000;

const moveSome = 'select move_scheduled($1, null, $2, $3, $4) as n';

/**
 * Moves the issue dates of a company's open occurrences to the lead days before their due dates, except those that
 * clients with payment terms pay. Issued invoices and due dates do not change.
 */
export async function moveToCome(db: Db, { tenant, now }: Scope, leadDays: number): Promise<void> {
  const values = [tenant.id, leadDays, today(now, tenant.timeZone), atOnce];
  let moved = atOnce;
  while (moved === atOnce) {
    const [some] = await db.query<{ n: number }>(moveSome, values);
    moved = some?.n ?? 0;
  }
}
