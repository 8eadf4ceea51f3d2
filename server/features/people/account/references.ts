import type { UserType } from '../../../../schemas/access.ts';
import { isoInstant } from '../../../database/queries/instant.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { notOwn, permissionsOfUser, requireOwn } from '../rights/ownRights.ts';
import { mailAccessChange, type AccessSender } from './mailAccessChange.ts';

/** A reference of a user: `{ kind: 'tenant', value: 'acme' }`. */
export interface Reference {
  readonly kind: string;
  readonly value: string;
}

/** User types that enter companies by reference; customers need an invitation, administrators none. */
const members: readonly UserType[] = ['COMPANY', 'ACCOUNTANT', 'PARTNER'];

const lockUsers = 'select uuid, type from users where uuid = any ($1::uuid[]) order by uuid for update';

const findTenant = 'select id from tenants where slug = $1';

const insert = `
  insert into user_references (user_uuid, kind, value) select unnest($1::uuid[]), $2, $3
  on conflict do nothing returning user_uuid as uuid`;

/** The user who grants or removes access, as a sender of mails and with their own rights. */
type Referrer = AccessSender & Pick<Scope, 'granter'>;

/**
 * Gives users a reference, within a transaction of `inAuth`, and notifies them; returns those who did not have it.
 * Throws `validation` for an unsupported kind, an unknown company, or unfit users; `not_found` for unknown users;
 * `beyond_own` if they would have more rights in the company than the granting user.
 */
export async function addReference(
  db: Db,
  people: readonly string[],
  reference: Reference,
  referrer: Referrer,
): Promise<string[]> {
  const { kind, value } = reference;
  const tenant = await requireTenant(db, reference);
  const found = await db.query<{ uuid: string; type: UserType }>(lockUsers, [people]);
  if (found.length < new Set(people.map((one) => one.toLowerCase())).size) throw new ApiError('not_found');
  if (found.some(({ type }) => !members.includes(type)))
    throw new ApiError('validation', { errors: [{ path: 'user', key: 'validation.noMember' }] });
  const added = (await db.query<{ uuid: string }>(insert, [people, kind, value])).map(({ uuid }) => uuid);
  // Their role comes with the reference.
  for (const user of added) requireOwn(referrer, await permissionsOfUser(db, referrer, user, tenant));
  await mailAccessChange(db, 'access_granted', added, value, referrer);
  return added;
}

/** Removes a reference, and with a company's reference all rights there. Throws `not_found` and `beyond_own`. */
export async function removeReference(
  db: Db,
  user: string,
  { kind, value }: Reference,
  referrer: Referrer,
): Promise<void> {
  const [company] = kind === 'tenant' ? await db.query<{ id: string }>(findTenant, [value]) : [];
  requireOwn(referrer, await permissionsOfUser(db, referrer, user, company?.id));
  const removed = await db.query(
    'delete from user_references where user_uuid = $1 and kind = $2 and value = $3 returning user_uuid',
    [user, kind, value],
  );
  if (removed.length === 0) throw new ApiError('not_found');
  if (kind === 'tenant') await mailAccessChange(db, 'access_withdrawn', [user], value, referrer);
}

/** A reference with when it was given, and by whom, if the log knows. */
export interface GivenReference extends Reference {
  readonly since: string;
  readonly given_by?: string;
  /** Whether the reader may take it, as they have all rights that it gives. */
  readonly may_take: boolean;
}

const selectReferences = `
  select r.kind, r.value, ${isoInstant('r.created_at')} as since, (
    select nullif(l.actor, 'system') from platform_audit_log l
    where l.subject_key = r.user_uuid::text and l.table_name = 'user_references' and l.action = 'created'
      and l.changes -> 'kind' ->> 1 = r.kind and l.changes -> 'value' ->> 1 = r.value
    order by l.uuid desc limit 1) as given_by, t.id as tenant
  from user_references r left join tenants t on r.kind = 'tenant' and t.slug = r.value where r.user_uuid = $1 order by r.kind, r.value`;

interface FoundReference extends Omit<GivenReference, 'given_by' | 'may_take'> {
  readonly given_by: string | null;
  readonly tenant: string | null;
}

/** Returns a user's references in order, for an operator. Throws `not_found`. */
export async function referencesOf(db: Db, user: string, reader: Pick<Scope, 'granter'>): Promise<GivenReference[]> {
  const [[known], references] = await Promise.all([
    db.query('select from users where uuid = $1', [user]),
    db.query<FoundReference>(selectReferences, [user]),
  ]);
  if (!known) throw new ApiError('not_found');
  return Promise.all(
    references.map(async ({ given_by: giver, tenant, ...given }) => {
      const held = await permissionsOfUser(db, reader, user, tenant ?? undefined);
      return { ...given, ...(giver !== null && { given_by: giver }), may_take: notOwn(reader, held) === undefined };
    }),
  );
}

async function requireTenant(db: Db, { kind, value }: Reference): Promise<string> {
  if (kind !== 'tenant') throw new ApiError('validation', { errors: [{ path: 'kind', key: 'validation.enum' }] });
  const [tenant] = await db.query<{ id: string }>(findTenant, [value]);
  if (!tenant) throw new ApiError('validation', { errors: [{ path: 'value', key: 'validation.unknownReference' }] });
  return tenant.id;
}
