import type { Condition } from './condition.ts';
import type { Section } from './section.ts';

/**
 * The two-column page of a record. Sections without fields are drawn by the resource, at
 * `src/features/<feature>/<name>/sections/<section>.tsx`.
 */
export interface Page<P extends string = string> {
  /** Sections above both columns, for what a user should know first. */
  readonly above?: readonly string[];
  /** Sections that the main column begins with. Without room for two columns the second stands below them. */
  readonly lead?: readonly string[];
  /** Other sections of the main column. */
  readonly main: readonly string[];
  /** Sections of the second column, which stays visible beside a `lead`. */
  readonly beside: readonly string[];
  /** Sections in the card of the read-only ones. */
  readonly facts?: readonly string[];
  /**
   * Read-only sections: at the end of the main column with a `lead`, else of the second. By default the form's sections
   * and read-only properties are in the main column.
   */
  readonly sections?: readonly Section<P>[];
  /** While it holds, others change the record, and its open page, and a list that shows it, read it again every few seconds. */
  readonly follows?: Condition;
}
