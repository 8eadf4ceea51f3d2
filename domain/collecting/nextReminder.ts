import { addDays } from '../dates/date.ts';
import { compareDecimals } from '../money/compare.ts';

/** What decides whether and when an invoice is reminded of: its own state, its payer's, and what was done. */
export interface RemindedInvoice {
  readonly status: string;
  readonly created: string;
  readonly due_date: string;
  readonly open_amount: string;
  readonly payment_authorized: boolean;
  readonly gateway_status: string | null;
  readonly send_state: string | null;
  readonly reminders_off: boolean;
  readonly promised_date: string | null;
  readonly client: { readonly reminders_off: boolean; readonly promised_date: string | null };
  /** The latest step of any sequence, in days from the due date, that was sent or skipped; null if none was. */
  readonly last: number | null;
}

/** The sequence that an invoice follows; `turned_on` is null while it is off. */
export interface FollowedSequence {
  readonly turned_on: string | null;
  readonly smallest_amount: string | null;
  readonly steps: readonly { readonly days: number }[];
}

export interface NextReminder {
  readonly days: number;
  /** The first day on which it may go out. */
  readonly day: string;
}

/** The payment is on its way, as the payer or the gateway says. */
const underWay = ['Authorized', 'Payment Sent'];

/** The recipient has an objection, or did not get the invoice. */
const stopped = ['Declined', 'Undelivered'];

/**
 * Returns the next reminder of an invoice, or undefined. Steps before the sequence was turned on, and on the day of issue or
 * before, are not sent; a promise moves a step to the day after it. `plan_reminders` states the same rule in SQL.
 */
export function nextReminder(invoice: RemindedInvoice, sequence: FollowedSequence): NextReminder | undefined {
  const { turned_on: from, smallest_amount: smallest, steps } = sequence;
  if (from === null || !isReminded(invoice) || compareDecimals(invoice.open_amount, smallest ?? '0') < 0)
    return undefined;
  const days = steps
    .map((step) => step.days)
    .filter((step) => step > (invoice.last ?? -Infinity))
    .filter((step) => dayOf(invoice, step) >= from && dayOf(invoice, step) > invoice.created)
    .toSorted((a, b) => a - b)
    .at(0);
  if (days === undefined) return undefined;
  const promises = [invoice.promised_date, invoice.client.promised_date].flatMap((date) =>
    date === null ? [] : [addDays(date, 1)],
  );
  const [day = ''] = [dayOf(invoice, days), ...promises].toSorted().toReversed();
  return { days, day };
}

const dayOf = ({ due_date: due }: RemindedInvoice, days: number): string => addDays(due, days);

/** Whether an invoice may be reminded of at all. */
const isReminded = (invoice: RemindedInvoice): boolean =>
  invoice.status === 'billed' &&
  compareDecimals(invoice.open_amount, '0') > 0 &&
  !invoice.payment_authorized &&
  !underWay.includes(invoice.gateway_status ?? '') &&
  !stopped.includes(invoice.send_state ?? '') &&
  !invoice.reminders_off &&
  !invoice.client.reminders_off;
