import { effective, type Frame } from '../../../../domain/access/effective.ts';
import { roleHas, type BuiltInRole } from '../../../../domain/access/builtInRoles.ts';
import type { UserType } from '../../../../schemas/access.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { notOwn } from './ownRights.ts';
import { isoInstant } from '../../../database/queries/instant.ts';

/** The source of a permission: the user type, a role, a group (with its role), or a direct grant. `uuid` is its key. */
export interface Source {
  readonly by: 'type' | 'role' | 'group' | 'user';
  readonly uuid?: string;
  readonly name?: string;
  /** For a built-in role. */
  readonly built_in?: BuiltInRole;
  /** Who gave a direct grant and when, for operators, if the log knows. */
  readonly given_by?: string;
  readonly given_at?: string;
  /** Whether the reader may take it, as they have it too. */
  readonly may_take?: boolean;
}

/** A user's permissions in a tenant or on the platform, with sources. */
export interface Authorizations {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly type: UserType;
  readonly permissions: readonly { readonly name: string; readonly sources: readonly Source[] }[];
}

interface Grant {
  readonly built_in: BuiltInRole | null;
  readonly permission: string | null;
  readonly role: string | null;
  readonly role_name: string | null;
  readonly group: string | null;
  readonly group_name: string | null;
}

const selectGrants = `
  select g.built_in, g.permission, g.role_uuid as role, r.name as role_name, g.group_uuid as "group", o.name as group_name
  from user_grants g left join roles r on r.uuid = g.role_uuid left join groups o on o.uuid = g.group_uuid
  where g.user_uuid = $1 and g.tenant_uuid is not distinct from $2::uuid
  order by r.name, o.name`;

/** Returns a user's effective permissions in a tenant, or on the platform. Throws `not_found`. */
export async function readAuthorizations(
  db: Db,
  { user, tenant }: { readonly user: string; readonly tenant: string | undefined },
  frameOf: (type: UserType) => Frame,
): Promise<Authorizations> {
  const [[person], grants, withheld] = await Promise.all([
    db.query<Omit<Authorizations, 'permissions'>>('select uuid, name, email, type from users where uuid = $1', [user]),
    db.query<Grant>(selectGrants, [user, tenant ?? null]),
    db.query<{ name: string }>('select name from withheld_permissions'),
  ]);
  if (!person) throw new ApiError('not_found');
  const frame = frameOf(person.type);
  const rights = {
    roles: grants.flatMap(({ built_in: role }) => role ?? []),
    permissions: grants.flatMap(({ permission }) => permission ?? []),
  };
  const held = effective(
    frame,
    rights,
    withheld.map(({ name }) => name),
  );
  const permissions = [...held].map((name) => ({ name, sources: sourcesOf(name, person.type, frame, grants) }));
  return { ...person, permissions };
}

const selectDirect = `
  select p.name, p.uuid, ${isoInstant('u.created_at')} as given_at, (
    select nullif(l.actor, 'system') from platform_audit_log l
    where l.subject_key = u.user_uuid::text and l.table_name = 'user_permissions' and l.action = 'created'
      and l.changes -> 'permission_uuid' ->> 1 = p.uuid::text
      and l.changes -> 'tenant_uuid' ->> 1 is not distinct from u.tenant_uuid::text
    order by l.uuid desc limit 1) as given_by
  from user_permissions u join permissions p on p.uuid = u.permission_uuid
  where u.user_uuid = $1 and u.tenant_uuid is not distinct from $2::uuid`;

interface Direct {
  readonly name: string;
  readonly uuid: string;
  readonly given_at: string;
  readonly given_by: string | null;
}

/** Adds to direct grants their permission, who gave them and when, and whether the reader, an operator, may take them. */
export async function withGivers(
  db: Db,
  { user, tenant }: { readonly user: string; readonly tenant: string | undefined },
  found: Authorizations,
  reader: Pick<Scope, 'granter'>,
): Promise<Authorizations> {
  const rows = await db.query<Direct>(selectDirect, [user, tenant ?? null]);
  const direct = new Map(
    rows.map(({ name, given_by: giver, ...given }) => [
      name,
      { ...given, ...(giver !== null && { given_by: giver }), may_take: notOwn(reader, [name]) === undefined },
    ]),
  );
  const permissions = found.permissions.map(({ name, sources }) => ({
    name,
    sources: sources.map((source) => (source.by === 'user' ? { ...source, ...direct.get(name) } : source)),
  }));
  return { ...found, permissions };
}

function sourcesOf(name: string, type: UserType, { withoutRole }: Frame, grants: readonly Grant[]): Source[] {
  if (withoutRole.has(name)) return [{ by: 'type' }];
  const own = grants.filter(
    ({ permission, built_in: role }) => permission === name || (role !== null && roleHas(role, type, name)),
  );
  return own.map((grant): Source => {
    if (grant.group !== null) return { by: 'group', uuid: grant.group, name: grant.group_name ?? '' };
    const { role, role_name: called, built_in: builtIn } = grant;
    if (role === null) return { by: 'user' };
    return { by: 'role', uuid: role, name: called ?? '', ...(builtIn !== null && { built_in: builtIn }) };
  });
}
