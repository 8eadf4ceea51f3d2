import type { HomePeriods } from './periods.ts';

export type ListFilter = Readonly<Record<string, string | boolean>>;

type Days = Pick<HomePeriods, 'month' | 'next'>;

/**
 * Returns the lists behind the figures of a currency, or of all without one: of invoices, and of transactions for what
 * was received.
 */
export const figureLists = (currency: string | undefined, { month, next }: Days) => {
  const of: ListFilter = currency === undefined ? {} : { currency };
  return {
    due: { status: 'billed', ...of, is_overdue: false },
    overdue: { status: 'billed', ...of, is_overdue: true },
    received: { means: 'money', ...of, paid_on_gte: month.from, paid_on_lte: month.to },
    ...comingLists(currency, next),
  };
};

/** Returns the lists of amounts that fall due within a period: issued and scheduled invoices. */
export const comingLists = (
  currency: string | undefined,
  { from, to }: { readonly from: string; readonly to: string },
) => {
  const of: ListFilter = currency === undefined ? {} : { currency };
  const days = { ...of, due_date_gte: from, due_date_lte: to };
  // A paused invoice is not expected.
  return {
    invoices: { status: 'billed', ...days },
    scheduled: { status: 'future', schedule_status: 'to_come,held', ...days },
  };
};

/** Returns the list of what a payer owes in a currency after its due date. */
export const owedList = (payer: string, currency: string): ListFilter => ({
  status: 'billed',
  is_overdue: true,
  payment_responsible: payer,
  currency,
});
