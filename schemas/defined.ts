/**
 * A list has a row for each field that another record defines: for each field of the type of an account. Its rows follow
 * `definedValue` and what they say is checked by their definitions, which follow `fieldDefinition`, both of
 * `schemas/parts/definedFields.ts`.
 */
export interface Defined {
  /** The reference of the record to the one that defines its fields. */
  readonly by: string;
  /** The list of the definitions there. */
  readonly at: string;
}
