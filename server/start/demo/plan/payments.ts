import { addDays } from '../../../../domain/dates/date.ts';
import { monthIndex, nth, workday } from './calendar.ts';
import type { DemoClient } from './shape.ts';

/** The length of the history in months. */
export const months = 24;

/** Returns the day on which a client pays its n-th invoice, possibly in the future. */
export function paidOn(
  client: DemoClient,
  index: number,
  invoice: { readonly created: string; readonly due_date: string },
  today: string,
): string {
  const since = months - (monthIndex(today) - monthIndex(invoice.due_date));
  const late = nth(client.delays, index) + Math.max(0, since) * (client.worsens ?? 0);
  const day = workday(addDays(invoice.due_date, late));
  return day < invoice.created ? invoice.created : day;
}

/** The monthly deviation of a rate from its average in thousandths, without an annual pattern. */
const movement = [0, 8, 19, 31, 27, 14, -4, -21, -33, -26, -11, 3, 12, 6, -9, -18, -7];

/** Returns an exchange rate on a day, which varies by month and slightly by day. */
export function exchangeRate(average: number, date: string): string {
  const within = Number(date.slice(8)) / 10;
  const rate = Math.round((average * (1000 + nth(movement, monthIndex(date)) + within)) / 1000);
  return `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`;
}
