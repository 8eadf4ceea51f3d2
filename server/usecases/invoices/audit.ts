import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';

/** One entry of an invoice's history: what was done, by whom, and each field's value before and after. */
export interface AuditEntry {
  readonly id: string;
  readonly timestamp: string;
  readonly action: string;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  readonly actor: string | null;
}

const history = `
  select l.uuid as id, l.at as timestamp, l.action, l.changes, l.actor
  from audit_log l
  where l.tenant_id = $1 and l.subject_uuid = $2
    and (l.table_name = 'invoices' or (l.table_name = 'transactions' and l.action = 'updated'))
  order by l.uuid desc`;

/** The history of an invoice and its payment, newest first. Throws `not_found`. */
export async function auditInvoice(db: Db, tenant: string, uuid: string): Promise<AuditEntry[]> {
  const known = await db.query('select from invoices where tenant_id = $1 and uuid = $2', [tenant, uuid]);
  if (known.length === 0) throw new ApiError('not_found');
  return db.query<AuditEntry>(history, [tenant, uuid]);
}
