import type { DeleteFile } from '../../../engine/commands/commandFile.ts';
import { notOwn, permissionsOfRoles } from '../rights/ownRights.ts';

/** Open invitations lose a deleted role, so its rights must be the user's own. */
export const check: DeleteFile<{ uuid: string }>['check'] = async (db, scope, rows) =>
  Promise.all(rows.map(async ({ uuid }) => notOwn(scope, await permissionsOfRoles(db, [uuid]))));
