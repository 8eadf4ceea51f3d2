/** What the runs of this process have done since it began, for its metrics: as those, it is the process's own. */
const counts = { issued: 0, held: 0 };

/** Adds what a run has done, once it is committed. */
export function countRun({ billed, newlyHeld }: { readonly billed: number; readonly newlyHeld: number }): void {
  counts.issued += billed;
  counts.held += newlyHeld;
}

/** How many recurring invoices were issued and put aside. */
export const ranSoFar = (): Readonly<typeof counts> => counts;
