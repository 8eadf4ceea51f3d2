/** Records of another resource that point to a record, or to the same as it does: a section of its page, with the way to all of them and to a new one. */
export interface Related {
  readonly resource: string;
  /** The filter of their list that finds them by the record's key: one value, compared as it is. */
  readonly by: string;
  /** What of the record that filter is given: its key unless said. A reference stands for the key of what it points to. */
  readonly of?: string;
  /** What is shown of each. */
  readonly columns: readonly string[];
  /** Whether the commands of each are offered beside it. */
  readonly acts?: boolean;
}
