import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { findHolder } from './holder.ts';
import { permissionsOfGroup, requireOwn } from './names.ts';
import { permissionNamed } from './permissions.ts';

/** Whose a group is, locked against being deleted meanwhile; undefined is the platform. Throws `not_found`. */
async function tenantOfGroup(db: Db, group: string): Promise<string | undefined> {
  const [found] = await db.query<{ tenant: string | null }>(
    'select tenant_uuid as tenant from groups where uuid = $1 for key share',
    [group],
  );
  if (!found) throw new ApiError('not_found');
  return found.tenant ?? undefined;
}

/** One of the people in a group. */
export interface GroupPerson {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
}

/** The people in a group, by their names. Throws `not_found`. */
export async function peopleOfGroup(db: Db, group: string): Promise<GroupPerson[]> {
  const found = await db.query('select from groups where uuid = $1', [group]);
  if (found.length === 0) throw new ApiError('not_found');
  return db.query<GroupPerson>(
    `select u.uuid, u.name, u.email from group_users g join users u on u.uuid = g.user_uuid
     where g.group_uuid = $1 order by u.name, u.uuid`,
    [group],
  );
}

/** Puts somebody into a group. Throws `not_found`, `role_unfit`, and `beyond_own` for a group that has more than whoever asks. */
export async function joinGroup(db: Db, scope: Scope, group: string, user: string): Promise<void> {
  const holder = await findHolder(db, user, await tenantOfGroup(db, group));
  requireOwn(scope, await permissionsOfGroup(db, group));
  await db.query('insert into group_users (group_uuid, user_uuid) values ($1, $2) on conflict do nothing', [
    group,
    holder.uuid,
  ]);
}

/** Takes somebody out of a group. Throws `not_found` and `beyond_own`. */
export async function leaveGroup(db: Db, scope: Scope, group: string, user: string): Promise<void> {
  await tenantOfGroup(db, group);
  requireOwn(scope, await permissionsOfGroup(db, group));
  await db.query('delete from group_users where group_uuid = $1 and user_uuid = $2', [group, user]);
}

/** Gives a group a permission. Throws `not_found` and `beyond_own`. */
export async function addToGroup(db: Db, scope: Scope, group: string, permission: string): Promise<void> {
  const [, name] = await Promise.all([tenantOfGroup(db, group), permissionNamed(db, permission)]);
  requireOwn(scope, [name]);
  await db.query('insert into group_permissions (group_uuid, permission_uuid) values ($1, $2) on conflict do nothing', [
    group,
    permission,
  ]);
}

/** Takes a permission from a group. Throws `not_found` and `beyond_own`. */
export async function removeFromGroup(db: Db, scope: Scope, group: string, permission: string): Promise<void> {
  const [, name] = await Promise.all([tenantOfGroup(db, group), permissionNamed(db, permission)]);
  requireOwn(scope, [name]);
  await db.query('delete from group_permissions where group_uuid = $1 and permission_uuid = $2', [group, permission]);
}
