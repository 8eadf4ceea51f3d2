import { byConvention, type UpdateFile } from '../../../engine/writing/writers.ts';
import { planAll } from '../reminders/planAll.ts';

/** Replaces a sequence. What comes next of each invoice follows its steps. */
export const update: UpdateFile['update'] = async (db, replacing) => {
  const written = await byConvention.update(db, replacing);
  await planAll(db, replacing.scope.tenant.id);
  return written;
};
