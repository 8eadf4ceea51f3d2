import type { HomePeriods } from './periods.ts';

export type ListFilter = Readonly<Record<string, string | boolean>>;

type Days = Pick<HomePeriods, 'month' | 'next'>;

/** Returns the lists behind the figures of a currency: of invoices, and of transactions for what was received. */
export const figureLists = (currency: string, { month, next }: Days) => ({
  due: { status: 'billed', currency, is_overdue: false },
  overdue: { status: 'billed', currency, is_overdue: true },
  received: { means: 'money', currency, paid_on_gte: month.from, paid_on_lte: month.to },
  ...comingLists(currency, next),
});

/** Returns the lists of amounts that fall due within a period: issued and scheduled invoices. */
export const comingLists = (currency: string, { from, to }: { readonly from: string; readonly to: string }) => {
  const days = { currency, due_date_gte: from, due_date_lte: to };
  // A paused invoice is not expected.
  return {
    invoices: { status: 'billed', ...days },
    scheduled: { status: 'future', schedule_status: 'to_come,held', ...days },
  };
};
