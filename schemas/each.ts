import type { Condition } from './condition.ts';

/**
 * A list with a row for each record that rows of other records refer to, such as each tribute that a scenario leaves to
 * the line. A row without values is not stored.
 */
export interface Each {
  /** The reference of a row to its record. */
  readonly path: string;
  /** The resource whose rows refer to them, and the list of those rows, where `path` has the same name. */
  readonly of: string;
  readonly at: string;
  /** The condition of those rows. */
  readonly when?: Condition;
}
