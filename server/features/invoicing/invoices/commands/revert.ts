import { publicHash } from '../../../../engine/documents/public/publicHash.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import type { InvoiceRow } from '../reading/rows.ts';

const revert = `
  update invoices i set status = 'draft', public_hash = coalesce(i.public_hash, n.hash)
  from unnest($2::uuid[], $3::text[]) n (uuid, hash) where i.tenant_id = $1 and i.uuid = n.uuid`;

/** Reverts invoices to drafts. One whose link has ended gets a new one, because its issue may mail it. */
export const apply: Apply<InvoiceRow> = async (db, { tenant }, rows) => [
  db.query(revert, [tenant.id, rows.map(({ uuid }) => uuid), rows.map(() => publicHash())]),
];
