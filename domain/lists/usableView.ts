import type { Resource } from '../../schemas/resource.ts';
import { isObject } from '../schema/isObject.ts';
import { filterParameters } from './filters.ts';

/** The console's text search, which the API calls `search`. */
const search = 'q';

/** A selected record, which the API gets as its key. */
const isRecord = (value: { readonly [name: string]: unknown }): boolean => (value['uuid'] ?? value['id']) !== undefined;

/** Returns the leaves of nested filters by path: `location.country`. */
const pathsOf = (filter: Readonly<Record<string, unknown>>, prefix = ''): string[] =>
  Object.entries(filter).flatMap(([name, value]) =>
    isObject(value) && !isRecord(value) ? pathsOf(value, `${prefix}${name}.`) : [`${prefix}${name}`],
  );

/** Returns whether a saved view, as the console's JSON, filters and sorts by nothing that a list does not offer. */
export function isUsable({ list }: Pick<Resource, 'list'>, state: string): boolean {
  const known = new Set([
    search,
    ...filterParameters(list).map(({ name }) => name),
    ...Object.keys({ ...list.keyFilters, ...list.first }),
  ]);
  const { filter, sort } = parsed(state);
  if (!isObject(filter) || !isObject(sort)) return false;
  const sortable: readonly unknown[] = [...list.sortable, ...list.sort.map((path) => path.replace(/^-/, ''))];
  return pathsOf(filter).every((path) => known.has(path)) && sortable.includes(sort['field']);
}

function parsed(state: string): { readonly [name: string]: unknown } {
  try {
    const value: unknown = JSON.parse(state);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
