import type { cancellation } from '../../../../../schemas/parts/invoicing/cancellation.ts';
import type { Infer } from '../../../../../schemas/resource.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import type { InvoiceRow } from '../reading/rows.ts';

const cancel = `
  update invoices set status = 'cancelled', cancel_reason = $3
  where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Cancels invoices, all for the same reason. */
export const apply: Apply<InvoiceRow, Infer<typeof cancellation>> = async (db, { tenant }, rows, { reason }) => [
  db.query(cancel, [tenant.id, rows.map(({ uuid }) => uuid), reason?.trim() ?? null]),
];
