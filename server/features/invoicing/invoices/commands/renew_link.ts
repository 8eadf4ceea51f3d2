import { publicHash } from '../../../../engine/documents/public/publicHash.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import type { InvoiceRow } from '../reading/rows.ts';

const renew = `
  update invoices i set public_hash = n.hash, payment_link = null from unnest($2::uuid[], $3::text[]) n (uuid, hash)
  where i.tenant_id = $1 and i.uuid = n.uuid`;

/** Gives invoices new public links; the database ends the former ones, and asks their gateways to collect on the new ones. */
export const apply: Apply<InvoiceRow> = async (db, { tenant }, rows) => [
  db.query(renew, [tenant.id, rows.map(({ uuid }) => uuid), rows.map(() => publicHash())]),
];
