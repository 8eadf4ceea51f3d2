/**
 * A list with a row for each field that another record defines, such as an account's type. Rows follow `definedValue`
 * and are validated by definitions (`fieldDefinition`), both in `schemas/parts/definedFields.ts`.
 */
export interface Defined {
  /** The reference to the record with the definitions. */
  readonly by: string;
  /** The list of definitions there. */
  readonly at: string;
}
