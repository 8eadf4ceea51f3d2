import type { UpcomingInvoice } from '../../../../../dataProvider/calls/runs.ts';
import { daysBetween } from '../../../../../domain/dates/date.ts';

/**
 * Returns the proposed days from issue to due date for a held invoice with a past due date: as many as its contract
 * has. Undefined if the due date is valid.
 */
export function proposedDueDays(
  { held_because: why, created, due_date: due }: UpcomingInvoice,
  today: string,
): number | undefined {
  const isPast = why === 'due_before_emission' || (why === 'late' && due < today);
  return isPast ? Math.max(daysBetween(created, due), 0) : undefined;
}
