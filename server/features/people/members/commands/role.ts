import { ApiError } from '../../../../base/errors.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { setRoles } from '../../rights/roles.ts';
import type { MemberRow } from '../records.ts';

/** Errors of a role at its field. */
const wrong: Readonly<Record<string, string>> = {
  not_found: 'validation.unknownReference',
  role_unfit: 'validation.roleUnfit',
  beyond_own: 'validation.roleNotYours',
};

/**
 * Replaces a user's roles in the company by one; groups stay. Throws `validation` at `role` if unfit or beyond the
 * granter's rights, and `last_owner`.
 */
export const apply: Apply<MemberRow, { readonly role: { readonly uuid: string } }> = async (
  db,
  scope,
  rows,
  { role },
) => {
  for (const { uuid: user } of rows) {
    await setRoles(db, scope, { user, tenant: scope.tenant.id }, [role.uuid]).catch((error: unknown) => {
      const key = error instanceof ApiError ? wrong[error.code] : undefined;
      throw key === undefined ? error : new ApiError('validation', { errors: [{ path: 'role', key }] });
    });
  }
  return [];
};
