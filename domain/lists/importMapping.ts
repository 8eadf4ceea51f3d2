import type { Resource } from '../../schemas/resource.ts';
import { importColumns, importWays, requiredColumns } from './importColumns.ts';

/** For each column of a file, its path; empty means ignored. */
export type ImportMapping = readonly string[];

/** An error of a mapping at a column: an unknown path or a duplicate. */
export interface MappingProblem {
  readonly at: number;
  readonly path: string;
  readonly why: 'unknown' | 'twice';
}

/** Returns the errors of a mapping, by column. */
export function mappingProblems(resource: Resource, mapping: ImportMapping): MappingProblem[] {
  const known = new Set(importColumns(resource).map(({ path }) => path));
  return mapping.flatMap((path, at): MappingProblem[] => {
    if (path === '') return [];
    if (!known.has(path)) return [{ at, path, why: 'unknown' }];
    return mapping.indexOf(path) < at ? [{ at, path, why: 'twice' }] : [];
  });
}

/** Returns whether a mapping identifies existing records. */
export const recognises = (resource: Resource, mapping: ImportMapping): boolean =>
  importWays(resource).some((path) => mapping.includes(path));

/** Returns the required columns that a mapping lacks. */
export const notMapped = (resource: Resource, mapping: ImportMapping): string[] =>
  requiredColumns(resource)
    .map(({ path }) => path)
    .filter((path) => !mapping.includes(path));
