import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { findHolder, findRoles } from './holder.ts';
import { permissionsOfRoles, requireOwn } from './ownRights.ts';

/** The user, and the tenant or platform. */
export interface Given {
  readonly user: string;
  readonly tenant: string | undefined;
}

const add = `
  insert into user_roles (user_uuid, tenant_uuid, role_uuid) select $1, $2, unnest($3::uuid[]) on conflict do nothing`;

const remove = `
  delete from user_roles where user_uuid = $1 and tenant_uuid is not distinct from $2::uuid and role_uuid = any($3::uuid[])`;

/** Grants a role to a user. Throws `not_found`, `role_unfit`, and `beyond_own`. */
export async function giveRole(db: Db, scope: Scope, { user, tenant }: Given, role: string): Promise<void> {
  const holder = await findHolder(db, user, tenant);
  await findRoles(db, [role], holder, tenant);
  requireOwn(scope, await permissionsOfRoles(db, [role]));
  await db.query(add, [holder.uuid, tenant ?? null, [role]]);
}

/** Removes a role; the last owner and the last administrator keep theirs. Throws like `giveRole`. */
export async function takeRole(db: Db, scope: Scope, { user, tenant }: Given, role: string): Promise<void> {
  const holder = await findHolder(db, user, tenant);
  requireOwn(scope, await permissionsOfRoles(db, [role]));
  await db.query(remove, [holder.uuid, tenant ?? null, [role]]);
}

/** Replaces all roles of a user in a tenant or on the platform, within the granter's rights. Throws like `giveRole`. */
export async function setRoles(db: Db, scope: Scope, given: Given, roles: readonly string[]): Promise<void> {
  const { user, tenant } = given;
  const holder = await findHolder(db, user, tenant);
  const after = (await findRoles(db, roles, holder, tenant)).map(({ uuid }) => uuid);
  const had = await db.query<{ uuid: string }>(
    'select role_uuid as uuid from user_roles where user_uuid = $1 and tenant_uuid is not distinct from $2::uuid for update',
    [holder.uuid, tenant ?? null],
  );
  const before = had.map(({ uuid }) => uuid);
  const [added, removed] = [
    after.filter((uuid) => !before.includes(uuid)),
    before.filter((uuid) => !after.includes(uuid)),
  ];
  requireOwn(scope, await permissionsOfRoles(db, [...added, ...removed]));
  await Promise.all([
    db.query(remove, [holder.uuid, tenant ?? null, removed]),
    db.query(add, [holder.uuid, tenant ?? null, added]),
  ]);
}
