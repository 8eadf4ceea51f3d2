import { addDays, daysBetween, isDate } from '../dates/date.ts';

/** The days to pay of a document that nobody has given any. */
const usualDays = 30;

/** The dates of a document that another is a copy of. */
interface Dated {
  readonly created?: unknown;
  readonly due_date?: unknown;
}

/** The due date a new document is begun with: in as many days as its original left to pay, else in 30. */
export function proposedDueDate(today: string, { created, due_date: due }: Dated = {}): string {
  const isDated = typeof created === 'string' && typeof due === 'string' && isDate(created) && isDate(due);
  const days = isDated ? daysBetween(created, due) : usualDays;
  return addDays(today, Math.max(days, 0));
}
