/**
 * Sums of a resource's rows that the database keeps in the table `<its table>_daily`: how many rows there are (`n`) and what
 * each of `list.sums` comes to, by day and by each of `by`. Reports that ask for no more read them in place of the rows.
 */
export interface DailySums<P extends string = string> {
  /** The date that says on which day a row counts. */
  readonly day: P;
  /** What else they are told apart by. */
  readonly by: readonly P[];
  /** The values of a property whose rows they hold, and nothing of its other rows: each set is held under its first value. */
  readonly together: { readonly [Q in P]?: readonly (readonly [string, ...string[]])[] };
}
