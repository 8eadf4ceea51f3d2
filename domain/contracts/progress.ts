import type { Invoice } from '../../schemas/resources/invoices.ts';
import { decimalsOf } from '../money/decimals.ts';
import { sumAmounts } from '../money/sum.ts';
import { counts, plannedStatus } from './planned.ts';
import { taxFigures, type TaxFigures } from '../taxes/figures.ts';

/** What is read of an invoice to tell how its contract stands. */
type Told = Pick<Invoice, 'status' | 'standing' | 'is_overdue' | 'total'>;

/** Some of a contract's invoices: how many, and what they come to as decimal text. */
export interface Share {
  readonly count: number;
  readonly amount: string;
}

/** How far a contract has come: what was received, what is still due, what of that is late, and what is to come. */
export interface Progress {
  readonly received: Share;
  readonly due: Share;
  readonly overdue: Share;
  readonly toCome: Share;
}

/** How far a contract has come by its invoices, all in its currency; what was cancelled or skipped by a pause counts nowhere. Throws like `parseDecimal`. */
export function progressOf(invoices: readonly Told[], currency: string): Progress {
  const share = (isOf: (invoice: Told) => boolean): Share => {
    const of = invoices.filter(isOf);
    const amounts = of.map(({ total = '0' }) => total);
    return { count: of.length, amount: sumAmounts(amounts, decimalsOf(currency)) };
  };
  return {
    received: share(({ status }) => status === 'paid'),
    // What was issued and went back to draft will be asked for again.
    due: share(({ status }) => status === 'billed' || status === 'draft'),
    overdue: share(({ status, is_overdue }) => status === 'billed' && is_overdue === true),
    toCome: share((invoice) => invoice.status === 'future' && isCounted(invoice)),
  };
}

/** Whether an invoice of a contract is part of its sums: neither cancelled nor skipped by a pause. */
export const isCounted = (invoice: Pick<Invoice, 'status' | 'standing'>): boolean =>
  counts({ status: plannedStatus(invoice) });

/** What all invoices of a contract come to that were neither cancelled nor skipped. Throws like `parseDecimal`. */
export function figuresOfAll(
  invoices: readonly (Pick<Invoice, 'status' | 'standing'> & Partial<TaxFigures>)[],
  currency: string,
): TaxFigures {
  const counted = invoices.filter(isCounted);
  const sums = taxFigures.map((figure) => {
    const amounts = counted.map(({ [figure]: amount = '0' }) => amount);
    return [figure, sumAmounts(amounts, decimalsOf(currency))] as const;
  });
  return Object.fromEntries(sums) as TaxFigures;
}
