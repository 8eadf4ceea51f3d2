import { rolesFor, type BuiltInRole } from '../../../domain/access/builtInRoles.ts';
import { beyond, type Granter } from '../../../domain/access/granting.ts';
import type { UserType } from '../../../schemas/access.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import { permissionsOfRoles } from '../rights/names.ts';

/** What people of a type are when they come without a role; a client has the frame of the type alone. */
const usual: Readonly<Record<UserType, readonly BuiltInRole[]>> = {
  ADMIN: ['administrator'],
  COMPANY: ['back_office'],
  ACCOUNTANT: ['accountant'],
  PARTNER: ['accountant'],
  CUSTOMER: [],
};

const findRoles = `
  select r.uuid from roles r
  where (r.uuid::text = any ($1) or r.built_in = any ($1))
    and (r.built_in = any ($2) or r.built_in is null and r.tenant_uuid is not distinct from $3::uuid)`;

interface Asked {
  readonly tenant: string | undefined;
  readonly type: UserType;
  readonly roles: readonly string[];
  /** The user who gives them; none where the program itself does. */
  readonly granter?: Granter | undefined;
  /** The field that a refusal names; `roles` by default. */
  readonly path?: string | undefined;
}

/**
 * The keys of roles that fit a user type and a company, by their keys or the codes of built-in ones. Nobody gives more than
 * they may do themselves (issue on people), nor invites somebody to the usual role of the type who has not that. Throws
 * `validation` at the path.
 */
export async function rolesToGive(db: Db, { tenant, type, roles, granter, path = 'roles' }: Asked): Promise<string[]> {
  const find = async (asked: readonly string[]) => {
    const found = await db.query<{ uuid: string }>(findRoles, [asked, rolesFor(type), tenant ?? null]);
    return found.map(({ uuid }) => uuid);
  };
  const asked = [...new Set(roles)];
  const given = await find(asked.length > 0 ? asked : usual[type]);
  const isFit = asked.length === 0 || (type !== 'CUSTOMER' && given.length === asked.length);
  if (!isFit) throw new ApiError('validation', { errors: [{ path, key: 'validation.unknownReference' }] });
  if (granter && beyond(granter, await permissionsOfRoles(db, given)).length > 0)
    throw new ApiError('validation', { errors: [{ path, key: 'validation.roleNotYours' }] });
  return asked.length > 0 ? given : [];
}
