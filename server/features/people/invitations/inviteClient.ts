import { normalEmail } from '../../../identity/accountName.ts';
import { actorText } from '../../../identity/actor.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth, readInAuth, readInTenant } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { requireOwn } from '../rights/ownRights.ts';
import { invite, type Invited, type InviteServices } from './invite.ts';
import type { Inviting } from './inviteColleague.ts';

/** A customer that a company invites for one of its entities. */
export interface NewClient {
  readonly email: string;
  readonly name?: string;
  /** The key of the entity. */
  readonly entity: string;
}

/** An entity whose documents a customer reads. */
export interface ClientEntity {
  readonly uuid: string;
  readonly name: string;
}

const findEntities =
  'select uuid, name from entities where tenant_id = $1 and uuid = any ($2::uuid[]) order by name, uuid';

const entitiesOf = (pool: Pool, tenant: string, keys: readonly string[]): Promise<ClientEntity[]> =>
  readInTenant(pool, tenant, (db) => db.query<ClientEntity>(findEntities, [tenant, keys]));

type ClientServices = InviteServices & { readonly pool: Pool };

/**
 * Invites a customer for an entity of a company. Throws `beyond_own` if the user may not read what customers read,
 * `validation` at `entity` if it is not the company's, and like `invite`.
 */
export async function inviteClient(
  { pool, ...services }: ClientServices,
  { actor, tenant, language }: Inviting,
  { entity, ...client }: NewClient,
): Promise<Invited> {
  requireOwn(services, services.granter?.frameOf('CUSTOMER').all ?? []);
  const [found] = await entitiesOf(pool, tenant.id, [entity]);
  if (!found) throw new ApiError('validation', { errors: [{ path: 'entity', key: 'validation.unknownReference' }] });
  const references = [{ kind: 'entity', value: found.uuid }];
  const invitation = {
    ...client,
    tenant,
    roles: [],
    references,
    type: 'CUSTOMER',
    invitedBy: actor,
    language,
  } as const;
  return inAuth(pool, { user: actor.uuid, actor: actorText(actor) }, (db) => invite(db, invitation, services));
}

/** The entities of a customer, in all companies. */
const findKeys = `
  select r.value from users u join user_references r on r.user_uuid = u.uuid and r.kind = 'entity'
  where u.type = 'CUSTOMER' and u.active and (lower(u.email) = $1 or u.uuid::text = $1)
    and exists (select from user_references m where m.user_uuid = u.uuid and m.kind = 'tenant' and m.value = $2)`;

/** Returns the entities of a company that a customer reads, by the customer's e-mail or key; empty for others. */
export async function clientEntities(
  pool: Pool,
  tenant: { readonly id: string; readonly slug: string },
  client: string,
): Promise<ClientEntity[]> {
  const rows = await readInAuth(pool, (db) =>
    db.query<{ value: string }>(findKeys, [normalEmail(client), tenant.slug]),
  );
  return entitiesOf(
    pool,
    tenant.id,
    rows.map(({ value }) => value),
  );
}
