import { byConvention, type UpdateFile } from '../../resources/writing.ts';
import { checkRoles, standingOf } from './roles.ts';

/** Replaces a group: whoever asks has to have what its roles give, and what those took that it loses. */
export const update: UpdateFile['update'] = async (db, replacing) => {
  const { scope, key, input } = replacing;
  await checkRoles(db, scope, await standingOf(db, key), input);
  return byConvention.update(db, replacing);
};
