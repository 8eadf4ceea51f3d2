import { valueAt } from '../schema/valueAt.ts';
import type { Issue } from './issue.ts';

/** All digits of a masked date, with an optional time. */
const filled = /^(\d{2}\/\d{2}\/\d{4}|\d{4}[/-]\d{2}[/-]\d{2})( ([01]\d|2[0-3]):[0-5]\d)?$/;

/** Replaces the issue of a complete but nonexistent date (31/02) by "no such day". Returns other issues unchanged. */
export function withNoSuchDay(issue: Issue, record: unknown): Issue {
  if (issue.key !== 'validation.format.date' && issue.key !== 'validation.format.date-time') return issue;
  return filled.test(String(valueAt(record, issue.path))) ? { path: issue.path, key: 'validation.noSuchDay' } : issue;
}
