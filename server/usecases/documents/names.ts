/** What a resource calls its documents and what belongs to them: in the database, and the lines on the wire. */
export interface DocumentNames {
  /** The table of the lines. */
  readonly lines: string;
  /** The property with the lines. */
  readonly linesAt: string;
  /** The table of the logos that single documents have. */
  readonly logos: string;
  /** The column by which lines and logos name their document. */
  readonly key: string;
}
