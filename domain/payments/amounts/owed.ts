import type { CurrencySum } from '../../lists/summary.ts';

/** What a client owes and has paid in a currency, as decimal text. Amounts of different currencies are never added. */
export interface Owed {
  readonly currency: string;
  /** Open of issued invoices, and the number of these. */
  readonly open: string;
  readonly invoices: number;
  /** Paid beyond invoices; undefined without. */
  readonly credit: string | undefined;
  /** Received so far, less reversals; undefined without. */
  readonly received: string | undefined;
}

/** A client's credit, as the API answers it. */
interface Credit {
  readonly currency?: string | undefined;
  readonly amount?: string | undefined;
}

/**
 * Returns what a client owes, by currency: from the sums of the open invoices (`open_amount`), the credits, and the sums of
 * the transactions (`amount`). Currencies with something open come first.
 */
export function owedOf(
  open: readonly CurrencySum[],
  credits: readonly Credit[],
  received: readonly CurrencySum[],
): readonly Owed[] {
  const paid = received.filter(({ amounts }) => amounts['amount'] !== undefined);
  const currencies = [open, credits, paid].flatMap((each) => each.flatMap(({ currency }) => currency ?? []));
  return [...new Set(currencies)].map((currency) => {
    const due = open.find((sum) => sum.currency === currency);
    return {
      currency,
      open: due?.amounts['open_amount'] ?? '0',
      invoices: due?.count ?? 0,
      credit: credits.find((credit) => credit.currency === currency)?.amount,
      received: paid.find((sum) => sum.currency === currency)?.amounts['amount'],
    };
  });
}
