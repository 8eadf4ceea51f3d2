import { clientLinkDays } from '../../../../../domain/payments/clientLink.ts';
import type { Entity } from '../../../../../schemas/resources/clients/entities.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import type { Db } from '../../../../database/transaction.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { requirePermission } from '../../../../identity/scope.ts';
import { publicHash } from '../../../../engine/documents/public/publicHash.ts';

type Client = Entity & { readonly uuid: string };

const link = `
  update entities e set public_hash = n.hash, link_expires_at = moment() + make_interval(days => $4)
  from unnest($2::uuid[], $3::text[]) n (uuid, hash) where e.tenant_id = $1 and e.uuid = n.uuid`;

/** The page shows the invoices of a client: only those who may list them open it to others. */
export const check: Check<Client> = async (_db, scope, rows) => {
  requirePermission(scope, `${invoices.name}:list`);
  return rows.map(() => undefined);
};

/** Gives clients new links to their pages; the database ends the former ones. */
export const apply: Apply<Client> = async (db, { tenant }, rows) => [
  linkClients(
    db,
    tenant.id,
    rows.map(({ uuid }) => ({ uuid, hash: publicHash() })),
  ),
];

/** Gives clients these links to their pages. */
export const linkClients = (
  db: Db,
  tenant: string,
  links: readonly { readonly uuid: string; readonly hash: string }[],
): Promise<unknown> =>
  db.query(link, [tenant, links.map(({ uuid }) => uuid), links.map(({ hash }) => hash), clientLinkDays]);
