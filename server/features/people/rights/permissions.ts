import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { findHolder } from './holder.ts';
import { requireFit, requireOwn } from './ownRights.ts';
import type { Given } from './roles.ts';

/** Returns the name of a permission. Throws `not_found`. */
export async function permissionNamed(db: Db, uuid: string): Promise<string> {
  const [found] = await db.query<{ name: string }>('select name from permissions where uuid = $1', [uuid]);
  if (!found) throw new ApiError('not_found');
  return found.name;
}

/** Grants a single permission to a user. Throws `not_found`, `role_unfit`, and `beyond_own`. */
export async function givePermission(db: Db, scope: Scope, { user, tenant }: Given, permission: string): Promise<void> {
  const [holder, name] = await Promise.all([findHolder(db, user, tenant), permissionNamed(db, permission)]);
  requireFit(scope, tenant, [name]);
  requireOwn(scope, [name]);
  await db.query(
    'insert into user_permissions (user_uuid, tenant_uuid, permission_uuid) values ($1, $2, $3) on conflict do nothing',
    [holder.uuid, tenant ?? null, permission],
  );
}

/** Removes it. Throws like `givePermission`. */
export async function takePermission(db: Db, scope: Scope, { user, tenant }: Given, permission: string): Promise<void> {
  const [holder, name] = await Promise.all([findHolder(db, user, tenant), permissionNamed(db, permission)]);
  requireOwn(scope, [name]);
  await db.query(
    `delete from user_permissions
     where user_uuid = $1 and tenant_uuid is not distinct from $2::uuid and permission_uuid = $3`,
    [holder.uuid, tenant ?? null, permission],
  );
}
