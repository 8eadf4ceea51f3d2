import type { DeleteFile } from '../../../engine/commands/commandFile.ts';
import { notOwn, permissionsOfGroup } from '../rights/ownRights.ts';

/** Deleting a group takes its rights from its members, so they must be the user's own. */
export const check: DeleteFile<{ uuid: string }>['check'] = async (db, scope, rows) =>
  Promise.all(rows.map(async ({ uuid }) => notOwn(scope, await permissionsOfGroup(db, uuid))));
