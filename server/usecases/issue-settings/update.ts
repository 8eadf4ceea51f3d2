import type { IssueSettings } from '../../../schemas/resources/issue-settings.ts';
import { byConvention, type UpdateFile } from '../../resources/writing.ts';
import { moveToCome } from '../recurrence/moveToCome.ts';

/** Saves when a company issues what recurs, and moves what is to come to it, all or nothing. Throws as the convention does. */
export const update: UpdateFile<IssueSettings>['update'] = async (db, replacing) => {
  const { scope, input } = replacing;
  const move = () => moveToCome(db, scope, input.issue_lead_days);
  // Before the company, as whoever amends a contract comes from what is to come of it to the company.
  await move();
  const saved = await byConvention.update(db, replacing);
  // And what was agreed on meanwhile.
  await move();
  return saved;
};
