import { isObject } from '../../../domain/schema/isObject.ts';

/** How many filters are set, the search aside; a nested one counts once. */
export function filterCount(filterValues: unknown): number {
  if (!isObject(filterValues)) return 0;
  const { q: _search, ...filters } = filterValues;
  return Object.values(filters)
    .map((value) =>
      isObject(value) ? filterCount(value) : value === null || value === '' || value === undefined ? 0 : 1,
    )
    .reduce((sum, count) => sum + count, 0);
}
