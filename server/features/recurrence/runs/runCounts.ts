/** The totals of this process's runs since its start, for its metrics. */
const counts = { issued: 0, held: 0 };

/** Adds the result of a committed run. */
export function countRun({ billed, newlyHeld }: { readonly billed: number; readonly newlyHeld: number }): void {
  counts.issued += billed;
  counts.held += newlyHeld;
}

/** Returns the numbers of recurring invoices issued and put on hold. */
export const ranSoFar = (): Readonly<typeof counts> => counts;
