import { rolesFor } from '../../../../domain/access/builtInRoles.ts';
import { beyond, type Granter } from '../../../../domain/access/granting.ts';
import type { UserType } from '../../../../schemas/access.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { usualRoles } from '../rights/invitedRights.ts';
import { permissionsOfRoles } from '../rights/ownRights.ts';

const findRoles = `
  select r.uuid from roles r
  where (r.uuid::text = any ($1) or r.built_in = any ($1))
    and (r.built_in = any ($2) or r.built_in is null and r.tenant_uuid is not distinct from $3::uuid)`;

interface RoleRequest {
  readonly tenant: string | undefined;
  readonly type: UserType;
  readonly roles: readonly string[];
  /** The granting user; absent for the program itself. */
  readonly granter?: Granter | undefined;
  /** The field of errors; `roles` by default. */
  readonly path?: string | undefined;
}

/**
 * Resolves roles for a user type and company, by key or built-in code. The granter must have all their rights,
 * including those of the default role (issue on people). Throws `validation` at the path.
 */
export async function rolesToGive(
  db: Db,
  { tenant, type, roles, granter, path = 'roles' }: RoleRequest,
): Promise<string[]> {
  const find = async (names: readonly string[]) => {
    const found = await db.query<{ uuid: string }>(findRoles, [names, rolesFor(type), tenant ?? null]);
    return found.map(({ uuid }) => uuid);
  };
  const requested = [...new Set(roles)];
  const given = await find(requested.length > 0 ? requested : usualRoles[type]);
  const isFit = requested.length === 0 || (type !== 'CUSTOMER' && given.length === requested.length);
  if (!isFit) throw new ApiError('validation', { errors: [{ path, key: 'validation.unknownReference' }] });
  if (granter && beyond(granter, await permissionsOfRoles(db, given)).length > 0)
    throw new ApiError('validation', { errors: [{ path, key: 'validation.roleNotYours' }] });
  return requested.length > 0 ? given : [];
}
