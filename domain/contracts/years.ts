/** The invoices of a contract that fall due in one year, and what they come to: decimal text with the currency's decimals. */
export interface YearOf<One> {
  readonly year: string;
  readonly invoices: readonly One[];
  readonly total: string;
}

/** The year that a date is of. */
export const yearOf = ({ due_date }: { readonly due_date: string }): string => due_date.slice(0, 4);

/** Invoices by the year they fall due in, in the order they come. */
export function byYear<One extends { readonly due_date: string }>(
  invoices: readonly One[],
  totalOf: (invoices: readonly One[]) => string,
): YearOf<One>[] {
  const grouped = Map.groupBy(invoices, yearOf);
  return [...grouped].map(([year, of]) => ({ year, invoices: of, total: totalOf(of) }));
}
