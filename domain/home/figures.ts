import { sumAmounts } from '../money/sum.ts';
import type { Days } from './periods.ts';

/** An amount of one currency, and how many invoices it is of. */
export interface Sum {
  readonly amount: string;
  readonly count: number;
}

/** The same beside the amount that it is compared with. */
export type Compared = Sum & { readonly before: string };

/** What falls due: invoices issued, and those that contracts schedule. */
export interface Coming {
  readonly amount: string;
  readonly invoices: Sum;
  readonly scheduled: Sum;
}

/** The figures of one currency. */
export interface CurrencyFigures {
  readonly currency: string;
  readonly due: Compared;
  readonly overdue: Compared;
  readonly received: Compared;
  readonly expected: Coming & { readonly before: string };
}

/** Cash of a week, by currency. */
export type Week = Days & { readonly sums: readonly (Coming & { readonly currency: string })[] };

export const none = (zero: string): Sum => ({ amount: zero, count: 0 });

/** Invoices and scheduled invoices together, in a currency of so many decimals. */
export const coming = (invoices: Sum, scheduled: Sum, decimals: number): Coming => ({
  amount: sumAmounts([invoices.amount, scheduled.amount], decimals),
  invoices,
  scheduled,
});
