import type { Foreseen } from '../../../../dataProvider/calls/runs.ts';
import { daysBetween } from '../../../../domain/dates/date.ts';

/**
 * The days between issue and due date that are proposed for an invoice on hold whose due date has passed: as many as its
 * contract has. Undefined where its due date can stay.
 */
export function proposedDueDays(
  { held_because: why, created, due_date: due }: Foreseen,
  today: string,
): number | undefined {
  const isPast = why === 'due_before_emission' || (why === 'late' && due < today);
  return isPast ? Math.max(daysBetween(created, due), 0) : undefined;
}
