import { compareDates, isDate } from '../dates/date.ts';
import { instantAt, localTime } from '../dates/zone.ts';

/** Compared to the minute, because clocks of two machines differ by seconds. */
const comparedLength = 'YYYY-MM-DDTHH:mm'.length;

/** The context of a payment date: the document's day, the current time, and the zone. */
export interface PaymentContext {
  /** The document's emission date. */
  readonly created: string;
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * Returns the locale key of the error of a payment date in the tenant's zone: nonexistent, in the future, or before the
 * emission date (design §6 Transactions).
 */
export function paymentDateProblem(date: string, { created, now, timeZone }: PaymentContext): string | undefined {
  if (!isDate(date.slice(0, 10))) return 'validation.format.date-time';
  const stated = date.replace(' ', 'T').slice(0, comparedLength);
  if (stated > localTime(now, timeZone).slice(0, comparedLength)) return 'validation.paymentInFuture';
  return compareDates(date.slice(0, 10), created) < 0 ? 'validation.paymentBeforeInvoice' : undefined;
}

/** Returns the instant of a payment date in the tenant's zone; a bare day is its start. */
export const paymentInstant = (date: string, timeZone: string): Date => instantAt(date, timeZone);
