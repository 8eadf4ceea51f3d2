import type { FilterPayload, GetListParams } from 'ra-core';
import type { Resource } from '../schemas/resource.ts';
import type { QueryValue } from './http.ts';
import { isObject } from '../domain/schema/isObject.ts';

/** What react-admin sorts by where nobody asked for an order. Records have none by it: the server knows a list's own. */
const anyOrder = 'id';

/**
 * The query of a list: `page`, `per_page`, `sort=-field`, `search` (react-admin's `q`)
 * and one parameter for each filter, named by its path (`location.country`).
 */
export function listQuery({ pagination, sort, filter }: GetListParams): Record<string, QueryValue> {
  const { q, ...rest } = isObject(filter) ? filter : {};
  return {
    page: pagination?.page,
    per_page: pagination?.perPage,
    sort: sort?.field && sort.field !== anyOrder ? `${sort.order === 'DESC' ? '-' : ''}${sort.field}` : undefined,
    search: typeof q === 'string' ? q.trim() : undefined,
    ...flatten(rest),
  };
}

/** In place of `listQuery`'s page, where the list can: on behind the record of `meta.after`, uncounted. */
export function readingOn({ list }: Resource, meta: unknown): Record<string, QueryValue> {
  const after = isObject(meta) ? meta.after : undefined;
  return list.keyset && typeof after === 'string' ? { page: undefined, after, count: false } : {};
}

/** react-admin nests `location.country` as `{ location: { country } }`; a chosen record stands for its key. */
function flatten(filter: FilterPayload, prefix = ''): Record<string, QueryValue> {
  const entries = Object.entries(filter).map(([name, value]: [string, unknown]): Record<string, QueryValue> => {
    const path = `${prefix}${name}`;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return { [path]: value };
    if (Array.isArray(value)) return { [path]: value.map(String) };
    if (!isObject(value)) return {};
    const key = value.uuid ?? value.id;
    return typeof key === 'string' || typeof key === 'number' ? { [path]: key } : flatten(value, `${path}.`);
  });
  return Object.assign({}, ...entries);
}
