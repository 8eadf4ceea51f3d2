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
  /** Conditions on the record for new ones; if one does not hold and there are no rows, there is no section. */
  readonly when?: readonly Condition[];
  /** Whether each row offers its commands. */
  readonly acts?: boolean;
  /**
   * Another role of the record than in the section without one: its title is `resources.<resource>.related.<name>`. It
   * appears only if the condition holds, and offers no new ones.
   */
  readonly role?: { readonly name: string; readonly when: Condition };
}
