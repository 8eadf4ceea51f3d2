import { recurrenceOf } from '../recurrence/schedule/recurrence.ts';
import { lastDueDate } from '../recurrence/schedule/schedule.ts';
import { compareDates, isDate } from '../dates/date.ts';
import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

/** A contract does not end before its last due date; the message names that date. */
export const contractEnd: Rule = (record) => {
  const end = textOf(record['due_date_contract']);
  const recurrence = recurrenceOf(record);
  if (!recurrence || !isDate(end)) return [];
  const last = lastDueDate(recurrence);
  if (compareDates(end, last) >= 0) return [];
  return [{ path: 'due_date_contract', key: 'validation.contractEndsEarly', args: { date: last } }];
};
