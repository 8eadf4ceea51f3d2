import { daysBetween } from '../dates/date.ts';
import { today } from '../dates/today.ts';
import { isOverdue, type Due } from './overdue.ts';

/** How far away a due date is, and in how many days: `overdue` from the cutoff of the day on, `past` where nothing is owed yet. */
export interface DueIn {
  readonly is: 'ahead' | 'today' | 'overdue' | 'past';
  /** Never negative. */
  readonly days: number;
}

/** How far away the due date of an invoice is by the company's calendar; undefined once nobody is to pay it any more. */
export function dueIn(invoice: Due, now: Date, timeZone: string): DueIn | undefined {
  if (invoice.status === 'paid' || invoice.status === 'cancelled') return undefined;
  const days = daysBetween(today(now, timeZone), invoice.due_date);
  if (isOverdue(invoice, now, timeZone)) return { is: 'overdue', days: Math.abs(days) };
  if (days === 0) return { is: 'today', days };
  return days > 0 ? { is: 'ahead', days } : { is: 'past', days: -days };
}
