import type { InvoiceStatus } from '../../schemas/resources/invoices.ts';
import { instantAt } from '../dates/zone.ts';

/** A payment is in time up to and including this hour of the due date, in the tenant's time zone (specification §9). */
const cutoffHour = 23;

export interface Due {
  readonly status: InvoiceStatus;
  readonly due_date: string;
  readonly payment_authorized: boolean;
}

/** The instant after which what is due on a date is late. */
export function cutoffOf(dueDate: string, timeZone: string): Date {
  return instantAt(dueDate, cutoffHour, timeZone);
}

/** Overdue: billed, without payment authorization, and past the cutoff of the due date (specification §4). */
export function isOverdue(invoice: Due, now: Date, timeZone: string): boolean {
  if (invoice.status !== 'billed' || invoice.payment_authorized) return false;
  return now.getTime() > cutoffOf(invoice.due_date, timeZone).getTime();
}
