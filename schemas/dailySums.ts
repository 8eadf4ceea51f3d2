/**
 * Sums by day that the database keeps in the table `<its table>_daily`: the count (`n`) and `sums`, by day
 * and `by`. Reports that need no more read them instead of the rows.
 */
export interface DailySums<P extends string = string> {
  /** The date that determines a row's day. */
  readonly day: P;
  /** The other keys of a sum. */
  readonly by: readonly P[];
  /** The amounts, some of `list.sums`. */
  readonly sums: readonly P[];
  /** The values of a property that are included, in sets; a set is stored under its first value. */
  readonly together: { readonly [Q in P]?: readonly (readonly [string, ...string[]])[] };
}
