import { byConvention, type CreateFile } from '../../../engine/writing/writers.ts';
import { requireOwn } from '../rights/ownRights.ts';

/** Adds a permission to the catalogue. A withheld one returns to everyone, so it must be within the user's rights. */
export const create: CreateFile['create'] = async (db, making) => {
  requireOwn(making.scope, [String(making.input['name'])]);
  return byConvention.create(db, making);
};
