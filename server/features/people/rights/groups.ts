import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { findHolder } from './holder.ts';
import { permissionsOfGroup, requireFit, requireOwn } from './ownRights.ts';
import { permissionNamed } from './permissions.ts';

/** Locks a group and returns its tenant; undefined for the platform. Throws `not_found`. */
async function tenantOfGroup(db: Db, group: string): Promise<string | undefined> {
  const [found] = await db.query<{ tenant: string | null }>(
    'select tenant_uuid as tenant from groups where uuid = $1 for key share',
    [group],
  );
  if (!found) throw new ApiError('not_found');
  return found.tenant ?? undefined;
}

/** A user in a group. */
export interface GroupPerson {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
}

/** Returns the users of a group by name. Throws `not_found`. */
export async function peopleOfGroup(db: Db, group: string): Promise<GroupPerson[]> {
  const found = await db.query('select from groups where uuid = $1', [group]);
  if (found.length === 0) throw new ApiError('not_found');
  return db.query<GroupPerson>(
    `select u.uuid, u.name, u.email from group_users g join users u on u.uuid = g.user_uuid
     where g.group_uuid = $1 order by u.name, u.uuid`,
    [group],
  );
}

/**
 * Adds a user to a group. Throws `not_found`, `role_unfit`, and `beyond_own` for a group beyond the granter's rights.
 */
export async function joinGroup(db: Db, scope: Scope, group: string, user: string): Promise<void> {
  const holder = await findHolder(db, user, await tenantOfGroup(db, group));
  requireOwn(scope, await permissionsOfGroup(db, group));
  await db.query('insert into group_users (group_uuid, user_uuid) values ($1, $2) on conflict do nothing', [
    group,
    holder.uuid,
  ]);
}

/** Removes a user from a group. Throws `not_found` and `beyond_own`. */
export async function leaveGroup(db: Db, scope: Scope, group: string, user: string): Promise<void> {
  await tenantOfGroup(db, group);
  requireOwn(scope, await permissionsOfGroup(db, group));
  await db.query('delete from group_users where group_uuid = $1 and user_uuid = $2', [group, user]);
}

/** Grants a permission to a group. Throws `not_found`, `role_unfit` and `beyond_own`. */
export async function addToGroup(db: Db, scope: Scope, group: string, permission: string): Promise<void> {
  const [tenant, name] = await Promise.all([tenantOfGroup(db, group), permissionNamed(db, permission)]);
  requireFit(scope, tenant, [name]);
  requireOwn(scope, [name]);
  await db.query('insert into group_permissions (group_uuid, permission_uuid) values ($1, $2) on conflict do nothing', [
    group,
    permission,
  ]);
}

/** Removes a permission from a group. Throws `not_found` and `beyond_own`. */
export async function removeFromGroup(db: Db, scope: Scope, group: string, permission: string): Promise<void> {
  const [, name] = await Promise.all([tenantOfGroup(db, group), permissionNamed(db, permission)]);
  requireOwn(scope, [name]);
  await db.query('delete from group_permissions where group_uuid = $1 and permission_uuid = $2', [group, permission]);
}
