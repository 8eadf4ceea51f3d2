import type { Permission } from '../../../../schemas/resources/people/permissions.ts';
import type { DeleteFile } from '../../../engine/commands/commandFile.ts';
import { notOwn } from '../rights/ownRights.ts';

/** Deleting a permission withholds it from everyone, so it must be the user's own. */
export const check: DeleteFile<Permission & { uuid: string }>['check'] = async (_db, scope, rows) =>
  rows.map(({ name }) => notOwn(scope, [name]));
