import { publicHash } from '../../../../engine/documents/public/publicHash.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import type { ContractRow } from '../rows.ts';

const renew = `
  update contracts c set public_hash = n.hash from unnest($2::uuid[], $3::text[]) n (uuid, hash)
  where c.tenant_id = $1 and c.uuid = n.uuid`;

/** Gives contracts new public links; the database ends the former ones. */
export const apply: Apply<ContractRow> = async (db, { tenant }, rows) => [
  db.query(renew, [tenant.id, rows.map(({ uuid }) => uuid), rows.map(() => publicHash())]),
];
