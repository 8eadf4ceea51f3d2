import { addDays, daysBetween, isDate } from '../dates/date.ts';

/** Days to pay if nobody specified any. */
const usualDays = 30;

/** The dates of the original of a copy. */
interface Dated {
  readonly created?: unknown;
  readonly due_date?: unknown;
}

/** Proposes a due date for a new document: the original's number of days, else 30. */
export function proposedDueDate(today: string, { created, due_date: due }: Dated = {}): string {
  const isDated = typeof created === 'string' && typeof due === 'string' && isDate(created) && isDate(due);
  const days = isDated ? daysBetween(created, due) : usualDays;
  return addDays(today, Math.max(days, 0));
}
