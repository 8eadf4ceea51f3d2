/** Records of another resource that point to a record: a section of its page, with the way to all of them and to a new one. */
export interface Related {
  readonly resource: string;
  /** The filter of their list that finds them by the record's key: one value, compared as it is. */
  readonly by: string;
  /** What is shown of each. */
  readonly columns: readonly string[];
}
