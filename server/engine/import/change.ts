import type { Input, Proposed } from '../resources/columnValues.ts';

/** A new record, or a change of the record with this key. */
export interface Change extends Proposed {
  readonly row: number;
  /** The paths where the row differs from the stored record. */
  readonly given: readonly string[];
  /** The record before and after, with the labels of its references. */
  readonly before?: Input;
  readonly after: Input;
}
