import { oncePerShape } from '../../domain/access/shape.ts';
import { filterParameters, type Comparison } from '../../domain/lists/filters.ts';
import { listedAt } from '../../domain/lists/fields.ts';
import { orderOf, type OrderTerm } from '../../domain/lists/order.ts';
import type { Resource } from '../../schemas/resource.ts';
import { ApiError } from '../errors.ts';
import { rememberTexts } from '../rememberTexts.ts';
import { storageOf } from './storage.ts';

type Value = string | number | boolean;

/** One condition of a list: what a property, or the key of a reference, is compared with. */
export interface Filter {
  readonly path: string;
  readonly comparison: Comparison;
  /** Several for `in`, of which one must match. */
  readonly value: Value | readonly string[];
}

/** Where a record stands in an order: what the order's terms are of it, its key last, as the database writes them. */
export type Place = readonly (string | null)[];

/** One page of a resource as the query asked for it. */
export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  /** How many records come before it, where that is not a number of pages. */
  readonly skip?: number;
  /** Field paths, each with its direction, in the order they count. */
  readonly sort: readonly OrderTerm[];
  readonly search?: string;
  /** None but the records of these keys. */
  readonly keys?: readonly string[];
  readonly filters: readonly Filter[];
  /** The key of the record that the page begins behind, in place of `page`: as fast at any depth as the first page. */
  readonly after?: string;
  /** Of a list that is read page by page to its end: the place behind which this page begins, none for the first. */
  readonly readOn?: { readonly place?: Place };
  /** Whether it is also told how many match. */
  readonly isCounted: boolean;
  /** What the resource's own parameters say, by their names. */
  readonly further: Readonly<Record<string, unknown>>;
  /** The paths that are told of each record, its key among them; all where nothing is asked. */
  readonly fields?: readonly string[];
  /** Keys by parameter: each must be held by one of the parameter's references. */
  readonly held: Readonly<Record<string, readonly string[]>>;
  /** Keys by parameter, one for each of its references: what has them all comes first. */
  readonly first?: Readonly<Record<string, readonly string[]>>;
  /** A resource: what its newest records point to comes before all else. */
  readonly recent?: string;
}

/** How many records come before a page. */
export const skippedBy = ({ page, perPage, skip }: Pick<ListQuery, 'page' | 'perPage' | 'skip'>): number =>
  skip ?? (page - 1) * perPage;

/** What a validated query string asks for. Throws like `sortOf` and `fieldsOf`. */
export function listQueryOf(
  resource: Resource,
  query: Readonly<Record<string, unknown>>,
  further: readonly string[] = [],
): ListQuery {
  const { list } = resource;
  const keys = query[storageOf(resource).key];
  const keysAt = (names: object = {}) =>
    Object.fromEntries(Object.keys(names).flatMap((name) => (query[name] ? [[name, listed(query[name])]] : [])));
  return {
    page: Number(query['page']),
    perPage: Number(query['per_page']),
    sort: sortOf(list, query['sort']),
    ...(query['search'] ? { search: String(query['search']) } : {}),
    ...(keys ? { keys: listed(keys) } : {}),
    filters: filtersOf(list, query),
    held: keysAt(list.heldBy),
    first: keysAt(list.first),
    ...(query['recent'] ? { recent: String(query['recent']) } : {}),
    ...(query['fields'] ? { fields: fieldsAsked(resource)(String(query['fields'])) } : {}),
    ...(query['after'] ? { after: String(query['after']) } : {}),
    isCounted: query['count'] !== false,
    further: Object.fromEntries(further.map((name) => [name, query[name]])),
  };
}

function filtersOf(list: Resource['list'], query: Readonly<Record<string, unknown>>): Filter[] {
  return filterParameters(list).flatMap(({ name, path, comparison }) => {
    const value = query[name];
    if (value === undefined || value === '') return [];
    return { path, comparison, value: comparison === 'in' ? listed(value) : (value as Value) };
  });
}

/** What stands between the commas of a parameter. */
export const listed = (text: unknown): string[] => String(text).split(',');

/**
 * `-created,number` as fields with their direction; the resource's own order where nothing is asked. Throws
 * `validation` for a field that the list is not sorted by.
 */
export function sortOf(list: Pick<Resource['list'], 'sort' | 'sortable'>, text: unknown): OrderTerm[] {
  if (!text) return orderOf(list.sort);
  const terms = orderOf(listed(text));
  const unknown = terms.find(({ field }) => !list.sortable.includes(field));
  if (!unknown) return terms;
  throw new ApiError('validation', {
    errors: [{ path: 'sort', key: 'validation.sort', args: { field: unknown.field } }],
  });
}

/** How many texts of `fields` are remembered of each resource, as a role sees it. */
const textsRemembered = 200;

/**
 * The key and the paths that a text asks for of a list's records: the same array for the same text, so that what is made of
 * it can be kept as long. Throws `validation` for a path that its records do not have.
 */
const fieldsAsked = oncePerShape((resource: Resource) =>
  rememberTexts(textsRemembered, (text): readonly string[] => {
    const paths = listed(text);
    const unknown = paths.find((path) => !listedAt(resource, path));
    if (unknown === undefined) return Object.freeze([...new Set([storageOf(resource).key, ...paths])]);
    throw unknownField(unknown);
  }),
);

/** What is thrown where `fields` names what a list's records do not have. */
export const unknownField = (field: string): ApiError =>
  new ApiError('validation', { errors: [{ path: 'fields', key: 'validation.field', args: { field } }] });
