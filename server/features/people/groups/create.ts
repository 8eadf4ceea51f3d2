import { byConvention, type CreateFile } from '../../../engine/writing/writers.ts';
import { checkRoles } from './roles.ts';

/** Creates a group of roles that the user may grant. */
export const create: CreateFile['create'] = async (db, making) => {
  const { scope, input } = making;
  await checkRoles(db, scope, { owner: scope.tenant.id || null, roles: [] }, input);
  return byConvention.create(db, making);
};
