import type { InvoiceStatus } from '../../schemas/parts/invoicing/invoiceActions.ts';
import { addDays } from '../dates/date.ts';
import { today } from '../dates/today.ts';
import { instantAt } from '../dates/zone.ts';

/** Payments are in time up to this time of the due date in the tenant's zone (specification §9). */
const cutoffTime = '23:00';

export interface Due {
  readonly status: InvoiceStatus;
  readonly due_date: string;
  readonly payment_authorized: boolean;
}

/** Lists ask for the same few hundred dates, and each requires two zone computations. */
const known = new Map<string, number>();
const knownLimit = 10_000;

/** Returns the instant after which a due date is overdue. */
export function cutoffOf(dueDate: string, timeZone: string): Date {
  const key = `${dueDate} ${timeZone}`;
  const cached = known.get(key);
  if (cached !== undefined) return new Date(cached);
  const cutoff = instantAt(`${dueDate}T${cutoffTime}`, timeZone);
  if (known.size >= knownLimit) known.clear();
  known.set(key, cutoff.getTime());
  return cutoff;
}

/** Returns whether an invoice is overdue: billed, payment not authorized, and past the cutoff (specification §4). */
export function isOverdue(invoice: Due, now: Date, timeZone: string): boolean {
  if (invoice.status !== 'billed' || invoice.payment_authorized) return false;
  return now.getTime() > cutoffOf(invoice.due_date, timeZone).getTime();
}

/** Returns the first due date that is not overdue: today, or tomorrow after the cutoff. */
export function firstInTime(now: Date, timeZone: string): string {
  const day = today(now, timeZone);
  return now.getTime() > cutoffOf(day, timeZone).getTime() ? addDays(day, 1) : day;
}
