import { normalEmail } from '../../auth/accountName.ts';
import { actorText } from '../../auth/actor.ts';
import type { Pool } from '../../db/pool.ts';
import { inAuth, readInAuth, readInTenant } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import { requireOwn } from '../rights/names.ts';
import { invite, type Invited, type InviteServices } from './invite.ts';
import type { Inviting } from './inviteColleague.ts';

/** A client as a company invites one: to read what names one of its entities. */
export interface NewClient {
  readonly email: string;
  readonly name?: string;
  /** The key of the entity. */
  readonly entity: string;
}

/** An entity whose documents a client reads. */
export interface ClientEntity {
  readonly uuid: string;
  readonly name: string;
}

const findEntities =
  'select uuid, name from entities where tenant_id = $1 and uuid = any ($2::uuid[]) order by name, uuid';

const entitiesOf = (pool: Pool, tenant: string, keys: readonly string[]): Promise<ClientEntity[]> =>
  readInTenant(pool, tenant, (db) => db.query<ClientEntity>(findEntities, [tenant, keys]));

interface ClientServices extends InviteServices {
  readonly pool: Pool;
  /** What clients may do. */
  readonly rights: readonly string[];
}

/**
 * Invites a client for an entity of a company. Throws `beyond_own` if the user may not read what clients read, `validation` at
 * `entity` for one that is not the company's, and as `invite` does.
 */
export async function inviteClient(
  { pool, rights, ...services }: ClientServices,
  { actor, tenant, language }: Inviting,
  { entity, ...client }: NewClient,
): Promise<Invited> {
  requireOwn(services, rights);
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

/** Of a client: the keys of the entities that they were given, whatever company those are of. */
const findKeys = `
  select r.value from users u join user_references r on r.user_uuid = u.uuid and r.kind = 'entity'
  where u.type = 'CUSTOMER' and u.active and (lower(u.email) = $1 or u.uuid::text = $1)
    and exists (select from user_references m where m.user_uuid = u.uuid and m.kind = 'tenant' and m.value = $2)`;

/** The entities of a company whose documents a client reads, by the e-mail or the key of the client; none for anybody else. */
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
