import { normalEmail } from '../../../identity/accountName.ts';
import type { Tenant } from '../../../identity/actor.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { isoInstant } from '../../../database/queries/instant.ts';
import { readInAuth, readInTenant } from '../../../database/transaction.ts';

type Company = Pick<Tenant, 'id' | 'slug'>;

/** An entity whose documents a customer reads. */
export interface ClientEntity {
  readonly uuid: string;
  readonly name: string;
}

const findEntities =
  'select uuid, name from entities where tenant_id = $1 and uuid = any ($2::uuid[]) order by name, uuid';

/** Returns those of the keys that are entities of a company. */
export const entitiesOf = (pool: Pool, tenant: string, keys: readonly string[]): Promise<ClientEntity[]> =>
  readInTenant(pool, tenant, (db) => db.query<ClientEntity>(findEntities, [tenant, keys]));

/** A customer with access to an entity, or the open invitation of one. */
export interface PersonOfEntity {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly status: 'active' | 'inactive' | 'invited' | 'expired';
  /** When access was given, or the invitation was last sent. */
  readonly since: string;
}

/** SQL: whether an invitation `i` is an open one of a customer to a company, $1. */
const openInvitation =
  "i.tenant_uuid = $1 and i.type = 'CUSTOMER' and i.accepted_at is null and i.withdrawn_at is null";

const mostPeople = 200;

const findPeople = `
  select u.uuid, u.name, u.email, u.status, ${isoInstant('r.created_at')} as since
  from user_references r join users u on u.uuid = r.user_uuid and u.type = 'CUSTOMER'
    join user_references m on m.user_uuid = u.uuid and m.kind = 'tenant' and m.value = $2
  where r.kind = 'entity' and r.value = $3
  union all
  select i.uuid, coalesce(i.name, i.email), i.email, case when i.expires_at <= moment() then 'expired' else 'invited' end,
    ${isoInstant('i.sent_at')}
  from account_invitations i
  where ${openInvitation}
    and i.user_references @> jsonb_build_array(jsonb_build_object('kind', 'entity', 'value', $3::text))
  order by 2, 3 limit ${mostPeople}`;

/** Returns the customers who read what names an entity, and open invitations of such. Throws `not_found`. */
export async function peopleOfEntity(pool: Pool, { id, slug }: Company, entity: string): Promise<PersonOfEntity[]> {
  const [found] = await entitiesOf(pool, id, [entity]);
  if (!found) throw new ApiError('not_found');
  return readInAuth(pool, (db) => db.query<PersonOfEntity>(findPeople, [id, slug, found.uuid]));
}

/** The entities of a customer in all companies, by e-mail or key; those of an open invitation, by its key. */
const findKeys = `
  select r.value from users u join user_references r on r.user_uuid = u.uuid and r.kind = 'entity'
    join user_references m on m.user_uuid = u.uuid and m.kind = 'tenant' and m.value = $2
  where u.type = 'CUSTOMER' and (lower(u.email) = $3 or u.uuid::text = $3)
  union all
  select r ->> 'value' from account_invitations i cross join jsonb_array_elements(i.user_references) r
  where ${openInvitation} and i.uuid::text = $3`;

/** Returns the entities of a company that a customer reads, by the customer's e-mail or key; empty for others. */
export async function clientEntities(pool: Pool, { id, slug }: Company, client: string): Promise<ClientEntity[]> {
  const rows = await readInAuth(pool, (db) => db.query<{ value: string }>(findKeys, [id, slug, normalEmail(client)]));
  return entitiesOf(
    pool,
    id,
    rows.map(({ value }) => value),
  );
}
