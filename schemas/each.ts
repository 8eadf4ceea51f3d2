import type { Condition } from './condition.ts';

/**
 * A list has a row for each record that the rows of other records name: for each tribute that a scenario leaves to the line.
 * A row in which nothing else is entered is not stored.
 */
export interface Each {
  /** The reference of a row to its record. */
  readonly path: string;
  /** The resource whose records name them, and the list of its rows; `path` has the same name there. */
  readonly of: string;
  readonly at: string;
  /** Which of those rows count. */
  readonly when?: Condition;
}
