import type { Issue } from '../validation/issue.ts';

/** What a rule may ask beside the record. */
export interface RuleContext {
  /** The tenant's date, `YYYY-MM-DD`. */
  today: string;
  /** The ISO 3166-1 letters of a country by its id, where the record carries the id alone. */
  countryIdentifier?: (id: number) => string | undefined;
}

/**
 * A rule over several fields of a record: what it finds wrong. The record may be half filled: what is missing or of
 * another type is the schema's to say, so that a rule passes over it.
 */
export type Rule = (record: Readonly<Record<string, unknown>>, context: RuleContext) => Issue[];
