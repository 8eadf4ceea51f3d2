import { ApiError } from '../../../errors.ts';
import type { Apply } from '../../../resources/commandFile.ts';
import { setRoles } from '../../rights/roles.ts';
import type { MemberRow } from '../records.ts';

/** What is wrong with a role, told at its field. */
const wrong: Readonly<Record<string, string>> = {
  not_found: 'validation.unknownReference',
  role_unfit: 'validation.roleUnfit',
  beyond_own: 'validation.roleNotYours',
};

/**
 * Gives people a role in place of those they have in the company; groups stay. Throws `validation` at `role` for one that does
 * not fit, and where what is given or taken away is not the giver's; the last owner stays one (`last_owner`).
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
