import { byConvention, type CreateFile } from '../../resources/writing.ts';
import { checkRoles } from './roles.ts';

/** Makes a group of roles that whoever asks may give. */
export const create: CreateFile['create'] = async (db, making) => {
  const { scope, input } = making;
  await checkRoles(db, scope, { owner: scope.tenant.id || null, roles: [] }, input);
  return byConvention.create(db, making);
};
