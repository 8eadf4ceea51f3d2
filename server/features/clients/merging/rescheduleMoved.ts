import type { Db } from '../../../database/transaction.ts';
import type { Move } from './moveRows.ts';

// The lock of the company keeps out contracts and amendments, which compute issue dates meanwhile.
const reschedule = `
  with company as materialized (
    select h.issue_lead_days as lead, (moment() at time zone t.time_zone)::date as today
    from companies h join tenants t on t.id = h.tenant_id where h.tenant_id = $1 for no key update of h)
  select move_scheduled($1, array(
    select r.row_uuid from client_merge_rows r where r.tenant_id = $1 and r.merge_uuid = $2 and r.table_name = 'contracts'
  ), c.lead, c.today, 2147483647) from company c
  where exists (
    select from client_merge_rows r where r.tenant_id = $1 and r.merge_uuid = $2 and r.table_name = 'contracts')`;

/** Moves the scheduled invoices of contracts that have got another payer, as the payment terms of that one name. */
export const rescheduleMoved = (db: Db, { tenant, merge }: Move): Promise<unknown> =>
  db.query(reschedule, [tenant, merge]);
