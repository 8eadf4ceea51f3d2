import { isDate } from '../dates/date.ts';

/** Up to the minute: the clocks of two machines never show the same second. */
const comparedLength = 'YYYY-MM-DDTHH:mm'.length;

/**
 * The words for what is wrong with the date of a payment, told by the clock of the tenant, if anything is: a day that
 * does not exist, or one to come (design §6 Transactions). `now` is what that clock shows, as `localTime` writes it.
 */
export function paymentDateProblem(date: string, now: string): string | undefined {
  if (!isDate(date.slice(0, 10))) return 'validation.format.date-time';
  const told = date.replace(' ', 'T').slice(0, comparedLength);
  return told > now.slice(0, comparedLength) ? 'validation.paymentInFuture' : undefined;
}
