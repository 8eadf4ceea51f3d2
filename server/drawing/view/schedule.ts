import { decimalsOf } from '../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../domain/money/sum.ts';
import type { Formats } from '../text/format.ts';
import { fill, type Labels } from '../text/labels.ts';
import type { DrawnDocument } from '../request.ts';

interface Row {
  year: string;
  count: string;
  amount: string;
}

/** The invoices of a contract: one row a year, and their sum. */
export interface ScheduleView {
  title: string;
  header: Row;
  rows: Row[];
  sum: Row;
}

/** Returns the schedule of a contract; null for other documents, and if none of its invoices counts. */
export function scheduleView(
  { contract, currency }: DrawnDocument,
  { contract: labels }: Labels,
  formats: Formats,
): ScheduleView | null {
  const years = contract?.years ?? [];
  if (years.length === 0) return null;
  const counts = years.map(({ count }) => count);
  const amounts = years.map(({ amount }) => amount);
  return {
    title: labels.schedule,
    header: { year: labels.year, count: labels.count, amount: fill(labels.amount, { currency }) },
    rows: years.map(({ year, count, amount }) => ({ year, count: String(count), amount: formats.amount(amount) })),
    sum: {
      year: labels.sum,
      count: String(counts.reduce((sum, count) => sum + count, 0)),
      amount: formats.amount(sumAmounts(amounts, decimalsOf(currency))),
    },
  };
}
