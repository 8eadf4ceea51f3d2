import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import type { Sum } from '../../../../domain/company/home/figures.ts';
import type { OpenSum, ReceivedSum } from './sums.ts';

/** The sums of invoices in one currency. */
export interface OverviewFigures {
  readonly currency: string;
  /** Issued and not paid. */
  readonly open: Sum;
  /** The part of it that is overdue. */
  readonly overdue: Sum;
  readonly received: Sum;
}

/** The figures of a company by currency: its own first, then by their codes. */
export function figuresOf(
  open: readonly OpenSum[],
  received: readonly ReceivedSum[],
  own: string | undefined,
): OverviewFigures[] {
  const currencies = new Set([...open, ...received].map(({ currency }) => currency));
  const inOrder = [...currencies].toSorted((a, b) => Number(b === own) - Number(a === own) || (a < b ? -1 : 1));
  return inOrder.map((currency) => {
    const unpaid = open.find((row) => row.currency === currency);
    const paid = received.find((row) => row.currency === currency);
    const sum = (stored: string | undefined, count: number | undefined): Sum => ({
      amount: sumAmounts([stored ?? '0'], decimalsOf(currency)),
      count: count ?? 0,
    });
    return {
      currency,
      open: sum(unpaid?.open, unpaid?.open_n),
      overdue: sum(unpaid?.overdue, unpaid?.overdue_n),
      received: sum(paid?.received, paid?.received_n),
    };
  });
}

/** The figures of several companies added up, by currency. */
export function totalsOf(companies: readonly (readonly OverviewFigures[])[]): OverviewFigures[] {
  const all = companies.flat();
  return [...new Set(all.map(({ currency }) => currency))].toSorted().map((currency) => {
    const rows = all.filter((row) => row.currency === currency);
    const total = (of: 'open' | 'overdue' | 'received'): Sum => ({
      amount: sumAmounts(
        rows.map((row) => row[of].amount),
        decimalsOf(currency),
      ),
      count: rows.reduce((count, row) => count + row[of].count, 0),
    });
    return { currency, open: total('open'), overdue: total('overdue'), received: total('received') };
  });
}
