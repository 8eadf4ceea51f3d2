import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { permissionsOfUser, requireOwn } from '../../rights/ownRights.ts';
import { leave } from '../leave.ts';
import type { MemberRow } from '../records.ts';

/** Removes a user from the company. Throws `beyond_own` if they have more rights than the remover. */
export const apply: Apply<MemberRow> = async (db, scope, rows) => {
  for (const { uuid } of rows) requireOwn(scope, await permissionsOfUser(db, scope, uuid, scope.tenant.id));
  return leave(db, scope, rows, {});
};

export { left as became } from '../leave.ts';
