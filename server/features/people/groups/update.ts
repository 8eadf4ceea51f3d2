import { byConvention, type UpdateFile } from '../../../engine/writing/writers.ts';
import { checkRoles, ownerAndRolesOf } from './roles.ts';

/** Replaces a group within the user's own rights, for added and removed roles. */
export const update: UpdateFile['update'] = async (db, replacing) => {
  const { scope, key, input } = replacing;
  await checkRoles(db, scope, await ownerAndRolesOf(db, key), input);
  return byConvention.update(db, replacing);
};
