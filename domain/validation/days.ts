import { valueAt } from '../schema/valueAt.ts';
import type { Issue } from './issue.ts';

/** All figures of a day as one of our masks has them, and of a time behind it. */
const filled = /^(\d{2}\/\d{2}\/\d{4}|\d{4}[/-]\d{2}[/-]\d{2})( ([01]\d|2[0-3]):[0-5]\d)?$/;

/** Of what is no date though all of its figures are there, that there is no such day: 31/02. Other issues as they are. */
export function toldOfDay(issue: Issue, record: unknown): Issue {
  if (issue.key !== 'validation.format.date' && issue.key !== 'validation.format.date-time') return issue;
  return filled.test(String(valueAt(record, issue.path))) ? { path: issue.path, key: 'validation.noSuchDay' } : issue;
}
