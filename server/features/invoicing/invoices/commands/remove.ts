import type { Apply, Became } from '../../../../engine/commands/commandFile.ts';
import { toRecord } from '../reading/record.ts';
import type { InvoiceRow } from '../reading/rows.ts';

export { check } from '../../opening-invoices/delete.ts';

const remove = 'delete from opening_invoices where tenant_id = $1 and uuid = any($2::uuid[])';

/** Deletes imported invoices. */
export const apply: Apply<InvoiceRow> = async (db, { tenant }, rows) => [
  db.query(remove, [tenant.id, rows.map(({ uuid }) => uuid)]),
];

/** The last state of what is gone. */
export const became: Became<InvoiceRow> = async (scope, row) => ({
  record: toRecord({ ...row, status: 'cancelled' }, scope),
  version: row.version,
});
