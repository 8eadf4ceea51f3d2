import type { FilterPayload, GetListParams, SortPayload } from 'react-admin';
import type { Resource } from '../schemas/resource.ts';
import type { QueryValue } from './http.ts';
import { isObject } from '../domain/schema/isObject.ts';

/** Options of a list in react-admin's `meta`. The cache separates rows with `fields` from whole records. */
export interface ListMeta {
  /** The paths to return for each record. */
  readonly fields?: readonly string[];
}

/**
 * Builds the query of a list: `page`, `per_page`, `sort=-field`, `search` (react-admin's `q`), `fields` and one
 * parameter per filter, by the server's names (`location.country`, `created_gte`).
 */
export function listQuery(
  { list }: Resource,
  { pagination, sort, filter, meta }: GetListParams,
): Record<string, QueryValue> {
  const { q, ...rest } = isObject(filter) ? filter : {};
  const { fields }: ListMeta = meta ?? {};
  return {
    page: pagination?.page,
    per_page: pagination?.perPage,
    sort: sort && sortText(list, sort),
    search: typeof q === 'string' ? q.trim() : undefined,
    fields,
    ...flatten(rest),
  };
}

/** Omitted for the default order, because the server knows its further fields. react-admin sends `id` by default. */
function sortText(list: Resource['list'], { field, order }: SortPayload): string | undefined {
  const text = `${order === 'DESC' ? '-' : ''}${field}`;
  return (text === list.sort[0] && list.sort.length > 1) || (field === 'id' && !list.sortable.includes(field))
    ? undefined
    : text;
}

/** react-admin nests `location.country` as `{ location: { country } }`; a selected record becomes its key. */
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
