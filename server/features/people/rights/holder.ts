import { isRoleFor, type BuiltInRole } from '../../../../domain/access/builtInRoles.ts';
import type { UserType } from '../../../../schemas/access.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';

/** A user who receives rights. */
export interface Holder {
  readonly uuid: string;
  readonly type: UserType;
}

/**
 * Finds a user who may hold rights in a tenant or on the platform. Throws `not_found` for users outside and unknown
 * ones, and `role_unfit` for customers, who have no roles.
 */
export async function findHolder(db: Db, user: string, tenant: string | undefined): Promise<Holder> {
  const [found] = await db.query<Holder>(
    `select u.uuid, u.type from users u
     where u.uuid = $1 and case when $2::uuid is null then u.type = 'ADMIN' else exists (
       select from user_references r join tenants t on t.slug = r.value
       where r.user_uuid = u.uuid and r.kind = 'tenant' and t.id = $2) end`,
    [user, tenant ?? null],
  );
  if (!found) throw new ApiError('not_found');
  if (found.type === 'CUSTOMER') throw new ApiError('role_unfit');
  return found;
}

/** A role to grant. */
export interface GivenRole {
  readonly uuid: string;
  readonly tenant: string | null;
  readonly built_in: BuiltInRole | null;
}

/** Finds roles by key that a user may have in a tenant or on the platform. Throws `not_found` and `role_unfit`. */
export async function findRoles(
  db: Db,
  keys: readonly string[],
  { type }: Pick<Holder, 'type'>,
  tenant: string | undefined,
): Promise<GivenRole[]> {
  const roles = await db.query<GivenRole>(
    'select uuid, tenant_uuid as tenant, built_in from roles where uuid = any($1::uuid[])',
    [keys],
  );
  if (roles.length < new Set(keys.map((key) => key.toLowerCase())).size) throw new ApiError('not_found');
  const isFit = ({ tenant: owner, built_in: builtIn }: GivenRole) =>
    builtIn ? isRoleFor(builtIn, type) : owner === (tenant ?? null);
  if (!roles.every(isFit)) throw new ApiError('role_unfit');
  return roles;
}
