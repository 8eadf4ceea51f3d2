import { byConvention, type CreateFile } from '../../../engine/writing/writers.ts';
import { planAll } from '../reminders/planAll.ts';

/** Creates a sequence. A new default one takes the clients of the former. */
export const create: CreateFile['create'] = async (db, making) => {
  const made = await byConvention.create(db, making);
  await planAll(db, making.scope.tenant.id);
  return made;
};
