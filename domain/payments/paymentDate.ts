import { compareDates, isDate } from '../dates/date.ts';
import { instantAt, localTime } from '../dates/zone.ts';

/** Up to the minute: the clocks of two machines never show the same second. */
const comparedLength = 'YYYY-MM-DDTHH:mm'.length;

/** What the date of a payment is judged by: the day of the document, the moment of judging, and the zone of both. */
export interface PaymentContext {
  /** The document's emission date. */
  readonly created: string;
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * The words for what is wrong with the date of a payment, told by the clock of the tenant, if anything is: a day that
 * does not exist, one to come, or one before there was anything to pay (design §6 Transactions).
 */
export function paymentDateProblem(date: string, { created, now, timeZone }: PaymentContext): string | undefined {
  if (!isDate(date.slice(0, 10))) return 'validation.format.date-time';
  const told = date.replace(' ', 'T').slice(0, comparedLength);
  if (told > localTime(now, timeZone).slice(0, comparedLength)) return 'validation.paymentInFuture';
  return compareDates(date.slice(0, 10), created) < 0 ? 'validation.paymentBeforeInvoice' : undefined;
}

/** The instant of a payment whose date is told by the clock of the tenant; a day alone is its beginning. */
export const paymentInstant = (date: string, timeZone: string): Date => instantAt(date, timeZone);
