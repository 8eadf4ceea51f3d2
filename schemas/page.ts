import type { Section } from './section.ts';

/**
 * The page of a record in two columns: what there is to do next stands beside its main part. Sections without fields are
 * drawn by the resource, each found at `src/views/<name>/sections/<section>.tsx`.
 */
export interface Page<P extends string = string> {
  /** The main part, from the top. */
  readonly main: readonly string[];
  /** Beside it, beneath what there is to do next. */
  readonly beside: readonly string[];
  /**
   * What is read there, beneath those. Unless said, the sections of the form and all that the server fills are read in the
   * main part.
   */
  readonly sections?: readonly Section<P>[];
}
