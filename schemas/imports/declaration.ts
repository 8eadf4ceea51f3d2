import type { ObjectSchema } from '../objectSchema.ts';

/** How a resource is imported from files. The headings of other programs are in `foreignHeadings.ts`. */
export interface ImportDeclaration<P extends string> {
  /** The identifying paths besides the key, the most reliable first. */
  readonly by: readonly [P, ...P[]];
  /** Whether each row is a new record: `by` says only which columns a file must have. */
  readonly creates?: true;
  /** Further paths by which files name a record that another one refers to. */
  readonly named?: readonly P[];
  /** The columns, if not the form's fields. */
  readonly columns?: readonly P[];
  /** Whether `server/features/<feature>/<resource>/duplicateRows.ts` finds rows that may be the same as other records. */
  readonly duplicates?: true;
  /** The properties that replace a missing one: a contact without a company is a person. */
  readonly instead?: { readonly [C in P]?: readonly P[] };
}

/** Files whose rows are no records of the resource: `server/features/<feature>/<resource>/fileRows.ts` writes them. */
export interface RowsDeclaration {
  /** A row, with names of properties that the resource has words for. */
  readonly schema: ObjectSchema;
  /** The properties without which a row means nothing; the first one names it. */
  readonly by: readonly [string, ...string[]];
}
