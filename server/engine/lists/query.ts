import { memoizedByShape } from '../../../domain/access/shape.ts';
import { filterParameters, type Comparison } from '../../../domain/lists/filters.ts';
import { listedAt } from '../../../domain/lists/fields.ts';
import { searchText } from '../../../domain/lists/searchText.ts';
import { orderOf, type OrderTerm } from '../../../domain/lists/order.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ApiError } from '../../base/errors.ts';
import { rememberTexts } from '../../base/rememberTexts.ts';
import { storageOf } from '../resources/storage.ts';

type Value = string | number | boolean;

/** A condition of a list: the value to compare with a property or a reference's key. */
export interface Filter {
  readonly path: string;
  readonly comparison: Comparison;
  /** Several values for `in`, one of which must match. */
  readonly value: Value | readonly string[];
}

/**
 * The position of a record in an order: its values of the order's terms, ending with the key, as the database writes
 * them.
 */
export type Place = readonly (string | null)[];

/** A requested page of a resource. */
export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  /** The number of preceding records, if it is not a multiple of the page size. */
  readonly skip?: number;
  /** Sort fields with directions, in order. */
  readonly sort: readonly OrderTerm[];
  readonly search?: string;
  /** Only records with these keys. */
  readonly keys?: readonly string[];
  readonly filters: readonly Filter[];
  /** The key of the record before the page, instead of `page`: equally fast at any depth. */
  readonly after?: string;
  /** For a list that is read to its end: the place before this page; none for the first. */
  readonly readOn?: { readonly place?: Place };
  /** Whether to count matches. */
  readonly isCounted: boolean;
  /** The resource's own parameters by name. */
  readonly further: Readonly<Record<string, unknown>>;
  /** The paths to return for each record, including its key; all by default. */
  readonly fields?: readonly string[];
  /** Keys by parameter: one of its references must have each. */
  readonly held: Readonly<Record<string, readonly string[]>>;
  /** Keys by parameter, one per reference: records that match all come first. */
  readonly first?: Readonly<Record<string, readonly string[]>>;
  /** A resource: records that its newest ones refer to come first. */
  readonly recent?: string;
}

/** Returns the number of records before a page. */
export const skippedBy = ({ page, perPage, skip }: Pick<ListQuery, 'page' | 'perPage' | 'skip'>): number =>
  skip ?? (page - 1) * perPage;

/** Parses a validated query. Throws like `sortOf` and `fieldsOf`. */
export function listQueryOf(
  resource: Resource,
  query: Readonly<Record<string, unknown>>,
  further: readonly string[] = [],
): ListQuery {
  const { list } = resource;
  const keys = query[storageOf(resource).key];
  const search = searchText(String(query['search'] ?? ''));
  const keysAt = (names: object = {}) =>
    Object.fromEntries(Object.keys(names).flatMap((name) => (query[name] ? [[name, splitList(query[name])]] : [])));
  return {
    page: Number(query['page']),
    perPage: Number(query['per_page']),
    sort: sortOf(list, query['sort']),
    ...(search && { search }),
    ...(keys ? { keys: splitList(keys) } : {}),
    filters: filtersOf(list, query),
    held: keysAt(list.keyFilters),
    first: keysAt(list.first),
    ...(query['recent'] ? { recent: String(query['recent']) } : {}),
    ...(query['fields'] ? { fields: parsedFields(resource)(String(query['fields'])) } : {}),
    ...(query['after'] ? { after: String(query['after']) } : {}),
    isCounted: query['count'] !== false,
    further: Object.fromEntries(further.map((name) => [name, query[name]])),
  };
}

function filtersOf(list: Resource['list'], query: Readonly<Record<string, unknown>>): Filter[] {
  return filterParameters(list).flatMap(({ name, path, comparison }) => {
    const value = query[name];
    if (value === undefined || value === '') return [];
    if (comparison === 'contains') {
      const part = searchText(String(value));
      return part === '' ? [] : { path, comparison, value: part };
    }
    return { path, comparison, value: comparison === 'in' ? splitList(value) : (value as Value) };
  });
}

/** Splits a comma-separated parameter. */
export const splitList = (text: unknown): string[] => String(text).split(',');

/**
 * Parses `-created,number` to fields with direction; the default order if absent. Throws `validation` for a field that
 * cannot be sorted.
 */
export function sortOf(list: Pick<Resource['list'], 'sort' | 'sortable'>, text: unknown): OrderTerm[] {
  if (!text) return orderOf(list.sort);
  const terms = orderOf(splitList(text));
  const unknown = terms.find(({ field }) => !list.sortable.includes(field));
  if (!unknown) return terms;
  throw new ApiError('validation', {
    errors: [{ path: 'sort', key: 'validation.sort', args: { field: unknown.field } }],
  });
}

/** The number of `fields` texts cached per resource and role. */
const textsRemembered = 200;

/**
 * Parses `fields` to the key and paths, cached per text so that results can be cached by identity. Throws `validation`
 * for unknown paths.
 */
const parsedFields = memoizedByShape((resource: Resource) =>
  rememberTexts(textsRemembered, (text): readonly string[] => {
    const paths = splitList(text);
    const unknown = paths.find((path) => !listedAt(resource, path));
    if (unknown === undefined) return Object.freeze([...new Set([storageOf(resource).key, ...paths])]);
    throw unknownField(unknown);
  }),
);

/** Returns the error of an unknown path in `fields`. */
export const unknownField = (field: string): ApiError =>
  new ApiError('validation', { errors: [{ path: 'fields', key: 'validation.field', args: { field } }] });
