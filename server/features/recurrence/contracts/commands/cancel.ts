import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { isOpen } from '../../terms/occurrences.ts';
import type { ContractRow } from '../rows.ts';

// Before its occurrences, whose change would otherwise set the status to concluded.
const cancel = "update contracts set status = 'Cancelled' where tenant_id = $1 and uuid = any($2::uuid[])";

const endToCome = `
  update occurrences o set status = 'cancelled', reason = null
  where o.tenant_id = $1 and o.contract_uuid = any($2::uuid[]) and ${isOpen}`;

const cancelDrafts = `
  update invoices set status = 'cancelled' where tenant_id = $1 and contract_uuid = any($2::uuid[]) and status = 'draft'`;

/** Cancels contracts with their scheduled invoices and drafts; billed invoices stay due. */
export const apply: Apply<ContractRow> = async (db, { tenant }, rows) => {
  const values = [tenant.id, rows.map(({ uuid }) => uuid)];
  return [db.query(cancel, values), db.query(endToCome, values), db.query(cancelDrafts, values)];
};
