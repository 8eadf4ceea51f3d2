import { clientLinkDays } from '../../../../../domain/payments/clientLink.ts';
import type { Entity } from '../../../../../schemas/resources/clients/entities.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { publicHash } from '../../../../engine/documents/public/publicHash.ts';

const link = `
  update entities e set public_hash = n.hash, link_expires_at = moment() + make_interval(days => $4)
  from unnest($2::uuid[], $3::text[]) n (uuid, hash) where e.tenant_id = $1 and e.uuid = n.uuid`;

/** Gives clients new links to their pages; the database ends the former ones. */
export const apply: Apply<Entity & { readonly uuid: string }> = async (db, { tenant }, rows) => [
  db.query(link, [tenant.id, rows.map(({ uuid }) => uuid), rows.map(() => publicHash()), clientLinkDays]),
];
