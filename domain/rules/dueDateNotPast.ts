import { compareDates, isDate } from '../dates/date.ts';
import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

/** The due date is not before today or the emission date (specification §5). */
export const dueDateNotPast: Rule = (record, { today }) => {
  const due = textOf(record['due_date']);
  const created = textOf(record['created']);
  if (!isDate(due)) return [];
  if (compareDates(due, today) < 0) return [{ path: 'due_date', key: 'validation.dueDateCannotLessThanCurrent' }];
  if (isDate(created) && compareDates(due, created) < 0) {
    return [{ path: 'due_date', key: 'validation.dueDateBeforeEmission' }];
  }
  return [];
};
