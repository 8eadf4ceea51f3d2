import type { Invoice } from '../../schemas/resources/invoices.ts';
import { decimalsOf } from '../money/decimals.ts';
import { sumAmounts } from '../money/sum.ts';
import { counts, plannedStatus } from './planned.ts';
import { taxFigures, type TaxFigures } from '../taxes/figures.ts';

/** The properties of an invoice that a contract's progress depends on. */
type CountedInvoice = Pick<Invoice, 'status' | 'standing' | 'is_overdue' | 'total'>;

/** A part of a contract's invoices: their number, and their sum as decimal text. */
export interface Share {
  readonly count: number;
  readonly amount: string;
}

/** The progress of a contract: received, due, overdue and scheduled amounts. */
export interface Progress {
  readonly received: Share;
  readonly due: Share;
  readonly overdue: Share;
  readonly toCome: Share;
}

/**
 * Computes the progress of a contract from its invoices, all in its currency; cancelled and skipped ones do not count.
 * Throws like `parseDecimal`.
 */
export function progressOf(invoices: readonly CountedInvoice[], currency: string): Progress {
  const share = (isOf: (invoice: CountedInvoice) => boolean): Share => {
    const of = invoices.filter(isOf);
    const amounts = of.map(({ total = '0' }) => total);
    return { count: of.length, amount: sumAmounts(amounts, decimalsOf(currency)) };
  };
  return {
    received: share(({ status }) => status === 'paid'),
    // An invoice that was issued and went back to draft will be issued again.
    due: share(({ status }) => status === 'billed' || status === 'draft'),
    overdue: share(({ status, is_overdue }) => status === 'billed' && is_overdue === true),
    toCome: share((invoice) => invoice.status === 'future' && isCounted(invoice)),
  };
}

/** Returns whether an invoice counts in its contract's sums: neither cancelled nor skipped. */
export const isCounted = (invoice: Pick<Invoice, 'status' | 'standing'>): boolean =>
  counts({ status: plannedStatus(invoice) });

/** Sums all invoices of a contract that are neither cancelled nor skipped. Throws like `parseDecimal`. */
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
