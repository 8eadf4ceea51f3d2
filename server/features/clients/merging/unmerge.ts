import { isoInstant } from '../../../database/queries/instant.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { returnClientUsers } from '../../people/index.ts';
import { divideCredits } from './credits.ts';
import { moveNoted, type Move } from './moveRows.ts';
import { cannotUndo } from './refusals.ts';
import { rescheduleMoved } from './rescheduleMoved.ts';
import { returnViews } from './savedViews.ts';
import { giveBackFields, type Taken } from './takeFields.ts';

/** A merge that was not undone, with the client that stayed. */
export interface OpenMerge {
  readonly uuid: string;
  readonly into_uuid: string;
  readonly taken: Taken;
  readonly users: readonly string[];
  readonly new_users: readonly string[];
  readonly invitations: readonly string[];
  readonly merged_at: string;
  readonly is_merged_on: boolean;
}

const selectMerge = `
  select m.uuid, m.into_uuid, m.taken, m.users, m.new_users, m.invitations,
    ${isoInstant('m.merged_at')} as merged_at,
    b.merged_into_uuid is not null as is_merged_on
  from client_merges m join entities b on b.tenant_id = $1 and b.uuid = m.into_uuid
  where m.tenant_id = $1 and m.merged_uuid = $2 and m.undone_at is null for no key update of b`;

/** Reads how a client was merged, and locks the client that stayed. */
export async function openMergeOf(db: Db, tenant: string, client: string): Promise<OpenMerge | undefined> {
  const [found] = await db.query<OpenMerge>(selectMerge, [tenant, client]);
  return found;
}

// What was written for a moved invoice since then goes with it.
const followInvoices = `
  update transactions t set service_buyer_uuid = i.service_buyer_uuid
  from client_merge_rows r join invoices i on i.tenant_id = $1 and i.uuid = r.row_uuid and i.service_buyer_uuid = $4
  where r.tenant_id = $1 and r.merge_uuid = $2 and r.table_name = 'invoices' and r.column_name = 'service_buyer_uuid'
    and t.tenant_id = $1 and t.invoice_uuid = i.uuid and t.service_buyer_uuid = $3`;

const followReminded = `
  update reminders n set client_uuid = i.payer_uuid
  from client_merge_rows r join invoices i on i.tenant_id = $1 and i.uuid = r.row_uuid and i.payer_uuid = $4
  where r.tenant_id = $1 and r.merge_uuid = $2 and r.table_name = 'invoices'
    and n.tenant_id = $1 and n.invoice_uuid = i.uuid and n.client_uuid = $3`;

const selectTogether = `
  select 1 as found from transactions one
  join transactions other on other.tenant_id = $1 and other.payment_uuid = one.payment_uuid and other.service_buyer_uuid = $3
  where one.tenant_id = $1 and one.service_buyer_uuid = $2 limit 1`;

// Its link opens again unless it has ended or expired meanwhile.
const restore = `
  update entities e set archived = false, merged_into_uuid = null, merged_at = null,
    public_hash = case when m.link_expires_at > moment() then m.public_hash end,
    link_expires_at = case when m.link_expires_at > moment() then m.link_expires_at end
  from client_merges m where e.tenant_id = $1 and e.uuid = $2 and m.tenant_id = $1 and m.uuid = $3`;

const closeMerge = `update client_merges set undone_at = $3 where tenant_id = $1 and uuid = $2`;

/** Undoes a merge: what it moved returns, what was written since stays with the client that stayed. */
export async function undoMerge(db: Db, scope: Scope, client: string, merge: OpenMerge): Promise<void> {
  const tenant = scope.tenant.id;
  const move: Move = { tenant, merge: merge.uuid, from: merge.into_uuid, to: client };
  await moveNoted(db, move);
  const keys = [tenant, move.merge, move.from, move.to];
  await Promise.all([db.query(followInvoices, keys), db.query(followReminded, keys)]);
  if ((await db.query(selectTogether, [tenant, move.from, move.to])).length > 0) throw cannotUndo('paid_together');
  await divideCredits(db, tenant, [move.from, move.to]);
  await returnViews(db, move);
  const moved = { users: merge.users, newUsers: merge.new_users, invitations: merge.invitations };
  await returnClientUsers(db, scope, move, moved);
  await db.query(restore, [tenant, client, move.merge]);
  await giveBackFields(db, move, merge.taken);
  await rescheduleMoved(db, move);
  await db.query(closeMerge, [tenant, move.merge, scope.now.toISOString()]);
}
