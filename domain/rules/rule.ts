import type { Issue } from '../validation/issue.ts';

/** Facts that rules need in addition to the record. */
export interface RuleContext {
  /** The tenant's date, `YYYY-MM-DD`. */
  today: string;
  /** Returns the ISO 3166-1 letters of a country id, if the record has only the id. */
  countryIdentifier?: (id: number) => string | undefined;
  /** The platform's host, which only the server knows. */
  platformHost?: string | undefined;
}

/**
 * A rule over several fields of a record; returns its issues. The record may be incomplete: the schema reports missing
 * values and wrong types, so a rule ignores them.
 */
export type Rule = (record: Readonly<Record<string, unknown>>, context: RuleContext) => Issue[];
