import { asAuth } from '../../../database/asAuth.ts';
import type { UpdateFile } from '../../../engine/writing/writers.ts';
import { checkInput } from '../../../engine/writing/check.ts';
import { updateRecord } from '../../../engine/writing/write.ts';

export const described: UpdateFile['described'] = {
  summary: 'Replace what administrators may change of a person.',
  description: 'What they are, how they sign in and what they may do is not changed here.',
};

/** Saves an administrator's changes of an account with the sign-in role. */
export const update: UpdateFile['update'] = async (db, { resource, scope, key, input, requireVersion }) => {
  await checkInput(db, resource, scope, input, { key });
  return asAuth(db, (auth) => updateRecord(auth, resource, scope.tenant.id, key, input, requireVersion));
};
