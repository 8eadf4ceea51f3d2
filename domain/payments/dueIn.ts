import { daysBetween } from '../dates/date.ts';
import { today } from '../dates/today.ts';
import { isOverdue, type Due } from './overdue.ts';

/** The distance to a due date in days: `overdue` after the cutoff, `past` if nothing is owed yet. */
export interface DueIn {
  readonly is: 'ahead' | 'today' | 'overdue' | 'past';
  /** Never negative. */
  readonly days: number;
}

/** Returns the distance to an invoice's due date in the company's calendar; undefined once it is no longer payable. */
export function dueIn(invoice: Due, now: Date, timeZone: string): DueIn | undefined {
  if (invoice.status === 'paid' || invoice.status === 'cancelled') return undefined;
  const days = daysBetween(today(now, timeZone), invoice.due_date);
  if (isOverdue(invoice, now, timeZone)) return { is: 'overdue', days: Math.abs(days) };
  if (days === 0) return { is: 'today', days };
  return days > 0 ? { is: 'ahead', days } : { is: 'past', days: -days };
}
