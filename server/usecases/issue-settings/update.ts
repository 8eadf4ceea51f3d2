import type { IssueSettings } from '../../../schemas/resources/issue-settings.ts';
import { byConvention, type UpdateFile } from '../../resources/writing.ts';
import { moveToCome } from '../recurrence/moveToCome.ts';

/** Saves when a company issues what recurs, and moves what is to come to it, all or nothing. Throws as the convention does. */
export const update: UpdateFile<IssueSettings>['update'] = async (db, replacing) => {
  const saved = await byConvention.update(db, replacing);
  await moveToCome(db, replacing.scope.tenant.id);
  return saved;
};
