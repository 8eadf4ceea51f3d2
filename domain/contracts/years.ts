/** The invoices of a contract that fall due in one year, and what they come to: decimal text with the currency's decimals. */
export interface YearOf<One> {
  readonly year: string;
  readonly invoices: readonly One[];
  readonly total: string;
  /** How many of them make up the total. */
  readonly counted: number;
}

/** The year that a date is of. */
export const yearOf = ({ due_date }: { readonly due_date: string }): string => due_date.slice(0, 4);

/** Invoices by the year they fall due in, in the order they come; those that do not count are listed, and no part of its sum. */
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
