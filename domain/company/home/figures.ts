import { sumAmounts } from '../../money/sum.ts';
import type { Days } from './periods.ts';

/** An amount of one currency and its number of invoices. */
export interface Sum {
  readonly amount: string;
  readonly count: number;
}

/** A sum with the amount it is compared with. */
export type Compared = Sum & { readonly before: string };

/** Amounts that fall due: issued and scheduled invoices. */
export interface Coming {
  readonly amount: string;
  readonly invoices: Sum;
  readonly scheduled: Sum;
}

export interface CurrencyFigures {
  readonly currency: string;
  readonly due: Compared;
  readonly overdue: Compared & { readonly oldest?: string };
  readonly received: Compared;
  readonly expected: Coming & { readonly before: string };
}

/** Cash flow of a week, by currency. */
export type Week = Days & { readonly sums: readonly (Coming & { readonly currency: string })[] };

export const none = (zero: string): Sum => ({ amount: zero, count: 0 });

/** Adds issued and scheduled invoices, in a currency with the given decimals. */
export const coming = (invoices: Sum, scheduled: Sum, decimals: number): Coming => ({
  amount: sumAmounts([invoices.amount, scheduled.amount], decimals),
  invoices,
  scheduled,
});
