import { decimalsOf } from '../../money/decimals.ts';
import { sumAmounts } from '../../money/sum.ts';
import { counts, type PlannedCounts } from './plannedOccurrences.ts';

/** The invoices of a contract that fall due in one year, and their sum with the currency's decimals. */
export interface YearOf<One> {
  readonly year: string;
  readonly invoices: readonly One[];
  readonly total: string;
  /** The number of invoices in the sum. */
  readonly counted: number;
}

/** Returns the year of a due date. */
export const yearOf = ({ due_date }: { readonly due_date: string }): string => due_date.slice(0, 4);

/** Groups invoices by due year, in order; uncounted ones are listed but not summed. */
export function byYear<One extends { readonly due_date: string }>(
  all: readonly One[],
  totalOf: (invoices: readonly One[]) => string,
  isCounted: (invoice: One) => boolean = () => true,
): YearOf<One>[] {
  const grouped = Map.groupBy(all, yearOf);
  return [...grouped].map(([year, invoices]) => {
    const counted = invoices.filter(isCounted);
    return { year, invoices, total: totalOf(counted), counted: counted.length };
  });
}

/** An invoice of a schedule; its total is decimal text. */
interface Scheduled extends PlannedCounts {
  readonly due_date: string;
  readonly total: string;
}

/**
 * Groups the invoices of a schedule by due year; paused, skipped and cancelled ones are not summed. Throws like
 * `parseDecimal`.
 */
export function yearsOfSchedule<One extends Scheduled>(schedule: readonly One[], currency: string): YearOf<One>[] {
  const totalOf = (invoices: readonly One[]) => {
    const amounts = invoices.map(({ total }) => total);
    return sumAmounts(amounts, decimalsOf(currency));
  };
  return byYear(schedule, totalOf, counts);
}
