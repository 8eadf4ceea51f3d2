/**
 * A value is one of those that a record it goes with lists: a currency, of the type of an account. A record that lists none
 * leaves it open.
 */
export interface Among {
  /** The reference to the record with the list. */
  readonly by: string;
  /** The list there: of references, each compared by its label. */
  readonly at: string;
}
