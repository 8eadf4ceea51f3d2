import type { authorization } from '../../../../../schemas/parts/payments/receipt.ts';
import type { Infer } from '../../../../../schemas/resource.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import type { InvoiceRow } from '../reading/rows.ts';

const authorize = `
  update invoices set payment_authorized = true, public_notes = $3 where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Records that the payer has authorized the payments of invoices, with a note beside the status. */
export const apply: Apply<InvoiceRow, Infer<typeof authorization>> = async (db, { tenant }, rows, { public_notes }) => [
  db.query(authorize, [tenant.id, rows.map(({ uuid }) => uuid), public_notes ?? null]),
];
