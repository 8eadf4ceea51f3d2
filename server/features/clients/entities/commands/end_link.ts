import type { Entity } from '../../../../../schemas/resources/clients/entities.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';

const end = `
  update entities set public_hash = null, link_expires_at = null where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Ends the links to the pages of clients; their invoices keep their own. */
export const apply: Apply<Entity & { readonly uuid: string }> = async (db, { tenant }, rows) => [
  db.query(end, [tenant.id, rows.map(({ uuid }) => uuid)]),
];
