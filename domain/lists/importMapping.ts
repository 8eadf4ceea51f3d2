import type { Resource } from '../../schemas/resource.ts';
import { isJoined, partColumns } from '../imports/importTargets.ts';
import { amountsIn, importColumns, importWays, requiredColumns } from './importColumns.ts';

/** For each column of a file, its path; empty means ignored. Several columns may make a text or an address together. */
export type ImportMapping = readonly string[];

/** Values for all rows, by path, where a row has none. */
export type ImportDefaults = Readonly<Record<string, string>>;

/** An error of a mapping at a column: an unknown path or a duplicate. */
export interface MappingProblem {
  readonly at: number;
  readonly path: string;
  readonly why: 'unknown' | 'twice';
}

/** Returns the errors of a mapping, by column. */
export function mappingProblems(resource: Resource, mapping: ImportMapping): MappingProblem[] {
  const columns = new Map(importColumns(resource).map((column) => [column.path, column]));
  const parts = partColumns(resource);
  return mapping.flatMap((path, at): MappingProblem[] => {
    if (path === '') return [];
    const column = columns.get(path);
    if (!column && !parts.has(path)) return [{ at, path, why: 'unknown' }];
    return mapping.indexOf(path) < at && !(column && isJoined(column)) ? [{ at, path, why: 'twice' }] : [];
  });
}

/** Returns the properties that a mapping sets, with the addresses that parts make, and those that others replace. */
function pathsSet(resource: Resource, mapping: ImportMapping, defaults: ImportDefaults): ReadonlySet<string> {
  const parts = partColumns(resource);
  const own = mapping.map((path) => parts.get(path)?.address ?? path);
  const replaced = Object.entries(resource.imports?.instead ?? {}).flatMap(([path, others]) =>
    (others ?? []).some((other) => own.includes(other)) ? [path] : [],
  );
  return new Set([...own, ...replaced, ...Object.keys(defaults)]);
}

/** Returns whether a mapping identifies existing records. */
export function recognises(resource: Resource, mapping: ImportMapping): boolean {
  const paths = pathsSet(resource, mapping, {});
  return importWays(resource).some((path) => paths.has(path));
}

/** Returns the required columns that a mapping lacks, with values for all rows. */
export function notMapped(resource: Resource, mapping: ImportMapping, defaults: ImportDefaults = {}): string[] {
  const paths = pathsSet(resource, mapping, defaults);
  return requiredColumns(resource)
    .map(({ path }) => path)
    .filter((path) => !paths.has(path));
}

/** Returns the currencies that a mapping lacks for its amounts. */
export const currenciesLacking = (resource: Resource, mapping: ImportMapping): string[] =>
  importColumns(resource)
    .map(({ path }) => path)
    .filter((path) => !mapping.includes(path) && amountsIn(resource, path).some((amount) => mapping.includes(amount)));
