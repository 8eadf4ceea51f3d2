import type { Invoice } from '../../../schemas/resources/invoicing/invoices.ts';
import { compareDecimals } from '../../money/compare.ts';
import { decimalsOf } from '../../money/decimals.ts';
import { negate } from '../../money/negate.ts';
import { sumAmounts } from '../../money/sum.ts';
import { counts, plannedStatus } from './plannedOccurrences.ts';
import { taxFigures, type TaxFigures } from '../../taxes/figures.ts';

/** The properties of an invoice that a contract's progress depends on. */
type CountedInvoice = Pick<
  Invoice,
  'status' | 'schedule_status' | 'is_overdue' | 'total' | 'open_amount' | 'refunded_amount'
>;

/** A part of a contract's invoices: their number, and their sum as decimal text. */
export interface Share {
  readonly count: number;
  readonly amount: string;
}

/** The progress of a contract: what is billed, and of that received, given back, due and overdue; and what is scheduled. */
export interface Progress {
  readonly billed: Share;
  /** Paid invoices that were not given back completely; the amount includes parts of invoices that are due. */
  readonly received: Share;
  readonly refunded: Share;
  readonly due: Share;
  readonly overdue: Share;
  readonly toCome: Share;
}

/**
 * Computes the progress of a contract from its invoices, all in its currency; cancelled and skipped ones do not count.
 * Throws like `parseDecimal`.
 */
export function progressOf(invoices: readonly CountedInvoice[], currency: string): Progress {
  const decimals = decimalsOf(currency);
  const sum = (amounts: readonly string[]) => sumAmounts(amounts, decimals);
  const share = (of: readonly CountedInvoice[], amountOf = wholeOf): Share => ({
    count: of.length,
    amount: sum(of.map(amountOf)),
  });
  const paid = invoices.filter(({ status }) => status === 'paid');
  // An invoice that was issued and went back to draft will be issued again.
  const unpaid = invoices.filter(({ status }) => status === 'billed' || status === 'draft');
  const billed = share([...paid, ...unpaid]);
  const [due, refunded] = [share(unpaid, openOf), share(paid.filter(isRefunded), refundOf)];
  return {
    billed,
    received: {
      count: paid.filter((invoice) => !isRefunded(invoice) || compareDecimals(refundOf(invoice), wholeOf(invoice)) < 0)
        .length,
      amount: sum([billed.amount, negate(due.amount), negate(refunded.amount)]),
    },
    refunded,
    due,
    overdue: share(
      unpaid.filter(({ status, is_overdue }) => status === 'billed' && is_overdue === true),
      openOf,
    ),
    toCome: share(invoices.filter((invoice) => invoice.status === 'future' && isCounted(invoice))),
  };
}

const wholeOf = ({ total = '0' }: CountedInvoice): string => total;
const refundOf = ({ refunded_amount: refunded = '0' }: CountedInvoice): string => refunded;
const isRefunded = (invoice: CountedInvoice): boolean => compareDecimals(refundOf(invoice), '0') > 0;

/** A draft has no open amount yet, and all of it will be due. */
const openOf = ({ status, total = '0', open_amount: open = total }: CountedInvoice): string =>
  status === 'billed' ? open : total;

/** Returns whether an invoice counts in its contract's sums: neither cancelled nor skipped. */
export const isCounted = (invoice: Pick<Invoice, 'status' | 'schedule_status'>): boolean =>
  counts({ status: plannedStatus(invoice) });

/** Sums all invoices of a contract that are neither cancelled nor skipped. Throws like `parseDecimal`. */
export function figuresOfAll(
  invoices: readonly (Pick<Invoice, 'status' | 'schedule_status'> & Partial<TaxFigures>)[],
  currency: string,
): TaxFigures {
  const counted = invoices.filter(isCounted);
  const sums = taxFigures.map((figure) => {
    const amounts = counted.map(({ [figure]: amount = '0' }) => amount);
    return [figure, sumAmounts(amounts, decimalsOf(currency))] as const;
  });
  return Object.fromEntries(sums) as TaxFigures;
}
