import type { Apply } from '../../../../engine/commands/commandFile.ts';
import type { InvoiceRow } from '../reading/rows.ts';

const end = `
  update invoices set public_hash = null, payment_link = null where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Ends the public links of invoices; the database ends those in their mails, and what their gateways collect. */
export const apply: Apply<InvoiceRow> = async (db, { tenant }, rows) => [
  db.query(end, [tenant.id, rows.map(({ uuid }) => uuid)]),
];
