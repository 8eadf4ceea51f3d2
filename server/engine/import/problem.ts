import type { Issue } from '../../../domain/validation/issue.ts';
import type { Input } from '../resources/columnValues.ts';

/** A problem of a row, at a column if known. */
export interface Problem extends Omit<Issue, 'path'> {
  readonly row: number;
  readonly column?: string;
}

/** Validates an input by schema and returns it with its issues. */
export type CheckInput = (input: Input) => { readonly value: Input; readonly issues: readonly Issue[] };

/** Returns the issues beside those of texts that could not be read: these are not also reported as missing. */
export const besideMisread = (misread: readonly Issue[], issues: readonly Issue[]): Issue[] =>
  issues.filter(({ path }) => !misread.some((issue) => `${issue.path}.`.startsWith(`${path}.`)));

/** Converts a record's issues to problems of its row. */
export const problemsAt = (row: number, issues: readonly Issue[] = []): Problem[] =>
  issues.map(({ path, ...issue }) => ({ row, ...(path && { column: path }), ...issue }));
