import type { Resource } from '../../schemas/resource.ts';
import { importColumns, importWays, requiredColumns } from './importColumns.ts';

/** For each column of a file the path that it gives a value of; the empty text where it is ignored. */
export type ImportMapping = readonly string[];

/** What is wrong with a mapping at one of its columns: a path that the file cannot give, or that another column gives. */
export interface MappingProblem {
  readonly at: number;
  readonly path: string;
  readonly why: 'unknown' | 'twice';
}

/** What is wrong with a mapping, column by column. */
export function mappingProblems(resource: Resource, mapping: ImportMapping): MappingProblem[] {
  const known = new Set(importColumns(resource).map(({ path }) => path));
  return mapping.flatMap((path, at): MappingProblem[] => {
    if (path === '') return [];
    if (!known.has(path)) return [{ at, path, why: 'unknown' }];
    return mapping.indexOf(path) < at ? [{ at, path, why: 'twice' }] : [];
  });
}

/** Whether a file of this mapping says which record a row is of. */
export const recognises = (resource: Resource, mapping: ImportMapping): boolean =>
  importWays(resource).some((path) => mapping.includes(path));

/** What a new record needs and no column gives. */
export const notMapped = (resource: Resource, mapping: ImportMapping): string[] =>
  requiredColumns(resource)
    .map(({ path }) => path)
    .filter((path) => !mapping.includes(path));
