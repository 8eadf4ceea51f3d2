import type { Apply } from '../../../resources/commandFile.ts';
import type { InvoiceRow } from '../rows.ts';

const drop = `
  update occurrences set status = 'cancelled', reason = null
  where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Ends invoices to come, one by one: the others of their contract stay. */
export const apply: Apply<InvoiceRow> = async (db, { tenant }, rows) => [
  db.query(drop, [tenant.id, rows.map(({ uuid }) => uuid)]),
];
