import { beyond, onlyOfPlatform } from '../../../../domain/access/granting.ts';
import type { UserType } from '../../../../schemas/access.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';

/** The user who gives or takes rights; absent for the program itself. */
type ByUser = Pick<Scope, 'granter'>;

/** Returns `beyond_own` for permissions beyond the user's own. */
export const notOwn = ({ granter }: ByUser, permissions: readonly string[]): ApiError | undefined =>
  granter && beyond(granter, permissions).length > 0 ? new ApiError('beyond_own') : undefined;

/** Throws `beyond_own` for permissions beyond the user's own: nobody gives or takes rights that they lack (design §8). */
export function requireOwn(scope: ByUser, permissions: readonly string[]): void {
  const error = notOwn(scope, permissions);
  if (error) throw error;
}

/** Throws `role_unfit` for permissions of the platform that would be given in a company. */
export function requireFit({ granter }: ByUser, tenant: string | undefined, permissions: readonly string[]): void {
  if (tenant && granter && onlyOfPlatform(granter, permissions).length > 0) throw new ApiError('role_unfit');
}

/** Returns the permissions of roles, by key or built-in code, each once. */
export async function permissionsOfRoles(db: Db, roles: readonly string[]): Promise<string[]> {
  if (roles.length === 0) return [];
  const rows = await db.query<{ name: string }>(
    `select distinct p.name from roles r
     join role_permissions c on c.role_uuid = r.uuid join permissions p on p.uuid = c.permission_uuid
     where r.uuid::text = any($1) or r.built_in = any($1)`,
    [roles.map((role) => role.toLowerCase())],
  );
  return rows.map(({ name }) => name);
}

/** Returns the permissions of a group, from roles and direct grants. */
export async function permissionsOfGroup(db: Db, group: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select p.name from group_permissions c join permissions p on p.uuid = c.permission_uuid where c.group_uuid = $1
     union
     select p.name from group_roles g join role_permissions c on c.role_uuid = g.role_uuid
     join permissions p on p.uuid = c.permission_uuid where g.group_uuid = $1`,
    [group],
  );
  return rows.map(({ name }) => name);
}

const ofUser = `
  select u.type, array(
    select g.permission from user_grants g
    where g.user_uuid = u.uuid and g.permission is not null and ($2::uuid is null or g.tenant_uuid = $2)
    union
    select p.name from user_grants g join role_permissions c on c.role_uuid = g.role_uuid
    join permissions p on p.uuid = c.permission_uuid
    where g.user_uuid = u.uuid and g.built_in is not null and ($2::uuid is null or g.tenant_uuid = $2)) as names
  from users u where u.uuid = $1`;

/**
 * Returns a user's permissions in a tenant, or everywhere without one: from roles, groups and direct grants, and a
 * customer's from their type.
 */
export async function permissionsOfUser(db: Db, { granter }: ByUser, user: string, tenant?: string): Promise<string[]> {
  const [found] = await db.query<{ type: UserType; names: string[] }>(ofUser, [user, tenant ?? null]);
  if (found?.type !== 'CUSTOMER') return found?.names ?? [];
  return [...(granter?.frameOf('CUSTOMER').all ?? [])];
}

/** Returns, per user, why their account may not be opened or closed: it has rights beyond the user's own. */
export async function beyondAccounts(
  db: Db,
  scope: ByUser,
  users: readonly { readonly uuid: string }[],
): Promise<(ApiError | undefined)[]> {
  const held = await Promise.all(users.map(({ uuid }) => permissionsOfUser(db, scope, uuid)));
  return held.map((permissions) => notOwn(scope, permissions));
}
