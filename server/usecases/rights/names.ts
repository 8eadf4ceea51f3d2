import { beyond } from '../../../domain/access/granting.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';

/** Returns the permissions of roles, each once. */
export async function permissionsOfRoles(db: Db, roles: readonly string[]): Promise<string[]> {
  if (roles.length === 0) return [];
  const rows = await db.query<{ name: string }>(
    `select distinct p.name from role_permissions c join permissions p on p.uuid = c.permission_uuid
     where c.role_uuid = any($1::uuid[])`,
    [roles],
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

/** Returns a user's permissions in a tenant: from roles, groups and direct grants. */
export async function permissionsOfPerson(db: Db, tenant: string, user: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select g.permission as name from user_grants g
     where g.user_uuid = $1 and g.tenant_uuid = $2 and g.permission is not null
     union
     select p.name from user_grants g join role_permissions c on c.role_uuid = g.role_uuid
     join permissions p on p.uuid = c.permission_uuid
     where g.user_uuid = $1 and g.tenant_uuid = $2 and g.built_in is not null`,
    [user, tenant],
  );
  return rows.map(({ name }) => name);
}

/** Throws `beyond_own` for permissions beyond the user's own. */
export function requireOwn({ granter }: Pick<Scope, 'granter'>, permissions: readonly string[]): void {
  if (granter && beyond(granter, permissions).length > 0) throw new ApiError('beyond_own');
}
