/**
 * Records of another resource that refer to a record, or to the same record: a section of its page with links to all
 * and to a new one.
 */
export interface Related {
  readonly resource: string;
  /** The filter of their list that takes the record's key. */
  readonly by: string;
  /** The property whose value the filter takes; the key by default. A reference means its target's key. */
  readonly of?: string;
  /** The shown columns. */
  readonly columns: readonly string[];
  /** Whether each row offers its commands. */
  readonly acts?: boolean;
}
