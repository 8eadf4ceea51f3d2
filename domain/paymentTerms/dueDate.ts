import type { paymentRules } from '../../schemas/parts/invoicing/paymentTerms.ts';
import { addDays, addMonthsClamped, dateText, daysInMonth, partsOfDate } from '../dates/date.ts';

/** The rule of payment terms; the numbers of other rules do not count. */
export interface PaymentRule {
  readonly rule: (typeof paymentRules)[number];
  readonly days?: number | null | undefined;
  readonly day?: number | null | undefined;
  readonly months?: number | null | undefined;
}

/**
 * Returns the due date of an invoice by its emission date: never before it. A day that the month does not have is its
 * last day. Throws a RangeError for invalid dates and beyond year 9999.
 */
export function dueDateOf({ rule, days, day, months }: PaymentRule, created: string): string {
  switch (rule) {
    case 'days':
      return addDays(created, days ?? 0);
    case 'days_end_of_month':
      return endOfMonth(addDays(created, days ?? 0));
    case 'day_of_month':
      return dayOfMonth(addMonthsClamped(firstOfMonth(created), months ?? 1), day ?? 1);
  }
}

/**
 * Returns the issue date for a fixed due date: the last day on which the client still gets all the time of the terms.
 * `issue_date_of` of the database computes the same.
 */
export function issueDateUnder({ rule, days, day, months }: PaymentRule, due: string): string {
  switch (rule) {
    case 'days':
      return addDays(due, -(days ?? 0));
    case 'days_end_of_month': {
      const end = endOfMonth(due) === due ? due : addDays(firstOfMonth(due), -1);
      return addDays(end, -(days ?? 0));
    }
    case 'day_of_month': {
      const isReached = due >= dayOfMonth(firstOfMonth(due), day ?? 1);
      return addDays(addMonthsClamped(firstOfMonth(due), (isReached ? 1 : 0) - (months ?? 1)), -1);
    }
  }
}

function firstOfMonth(date: string): string {
  const { year, month } = partsOfDate(date);
  return dateText(year, month, 1);
}

const endOfMonth = (date: string): string => dayOfMonth(date, 31);

function dayOfMonth(date: string, day: number): string {
  const { year, month } = partsOfDate(date);
  return dateText(year, month, Math.min(day, daysInMonth(year, month)));
}
