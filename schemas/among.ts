/**
 * A value must be one that a related record lists, such as a currency of an account's type. A record without a list
 * allows any.
 */
export interface Among {
  /** The reference to the record with the list. */
  readonly by: string;
  /** The list of references there, compared by label. */
  readonly at: string;
}
