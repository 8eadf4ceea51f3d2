import type { Issue } from '../../../domain/validation/issue.ts';
import type { Input } from '../columnValues.ts';

/** What is wrong with a row of a file, at one of its columns where that is known. */
export interface Problem extends Omit<Issue, 'path'> {
  readonly row: number;
  readonly column?: string;
}

/** What the schema says of an input, and the input as its use case takes it. */
export type CheckInput = (input: Input) => { readonly value: Input; readonly issues: readonly Issue[] };

/** What is wrong with the record of a row, as problems of that row. */
export const problemsAt = (row: number, issues: readonly Issue[] = []): Problem[] =>
  issues.map(({ path, ...issue }) => ({ row, ...(path && { column: path }), ...issue }));
