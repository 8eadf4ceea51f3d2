import type { Condition } from './condition.ts';

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
  /** A condition on the record for new ones; without it and without rows there is no section. */
  readonly when?: Condition;
  /** Whether each row offers its commands. */
  readonly acts?: boolean;
}
