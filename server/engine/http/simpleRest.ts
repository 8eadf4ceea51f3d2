import { firstOrder } from '../../../domain/lists/order.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { keyOf } from '../../../domain/schema/reference.ts';
import type { ObjectSchema, Resource } from '../../../schemas/resource.ts';
import { ApiError } from '../../base/errors.ts';
import type { Page } from '../planner/list.ts';
import { listsOf } from '../lists/parameters.ts';
import { jsonParameter } from '../../web/jsonParameters.ts';

/**
 * The dialect of `ra-data-simple-rest`: a list request has `sort=["name","ASC"]`, `range=[0,24]` and
 * `filter={"q":"x","id":[1,2]}`, and its answer is a bare array with `Content-Range: vessels 0-24/319`; each record has
 * an `id`.
 */

type Properties = ObjectSchema['properties'];
type Query = Readonly<Record<string, unknown>>;

/** Our parameters for paging and fields; all others are filters. */
const paging: ReadonlySet<string> = new Set(['page', 'per_page', 'sort', 'search', 'after', 'count', 'fields']);

/** Returns the query schema of a list in this dialect, with the same values and bounds. */
export function simpleRestQuery(resource: Resource, ours: Properties): ObjectSchema {
  const { list } = resource;
  const fields = new Set([firstOrder(list).field, ...list.sortable]);
  const key = keyOf(resource.schema);
  const { [key]: id, ...lists } = listsOf(resource);
  const narrowing = Object.entries(ours).filter(([name]) => !paging.has(name) && name !== key);
  const pair = { type: 'array', minItems: 2, maxItems: 2, ...jsonParameter } as const;
  return {
    type: 'object',
    properties: {
      sort: { ...pair, prefixItems: [{ enum: [...fields] }, { enum: ['ASC', 'DESC'] }], items: false },
      range: {
        ...pair,
        items: { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
        description: `The first and the last record, from 0: a page of at most ${mostOf(ours)}, which begins at a multiple of its length.`,
      },
      filter: {
        type: 'object',
        additionalProperties: false,
        properties: {
          ...(ours['search'] !== undefined && { q: ours['search'] }),
          id,
          ...Object.fromEntries(narrowing),
          ...lists,
        },
        ...jsonParameter,
      },
      fields: ours['fields'],
    },
  };
}

/** Converts a validated query to ours. Throws `validation` for a range that is no page. */
export function fromSimpleRest(resource: Resource, ours: Properties, query: Query): Query {
  const { sort, range, filter = {}, ...rest } = query as SimpleRestQuery;
  const { q, id, ...narrowing } = filter;
  const named = { ...(id && { [keyOf(resource.schema)]: id }), ...narrowing };
  const order = sort && sortText(resource, sort);
  return {
    ...rest,
    ...pageOf(ours, range, id),
    ...(order !== undefined && { sort: order }),
    ...(q !== undefined && { search: q }),
    ...Object.fromEntries(Object.entries(named).map(([name, value]) => [name, joined(value)])),
  };
}

interface SimpleRestQuery {
  readonly sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  readonly range?: readonly [first: number, last: number];
  readonly filter?: Query & { readonly q?: string; readonly id?: readonly unknown[] };
}

/** Joins several values for our dialect. */
const joined = (value: unknown): unknown => (Array.isArray(value) ? value.join(',') : value);

/** The dialect has one sort field: the resource's own first field means its whole order. */
function sortText({ list }: Resource, [field, order]: readonly [string, string]): string | undefined {
  const text = order === 'DESC' ? `-${field}` : field;
  return text === list.sort[0] ? undefined : text;
}

const perPageOf = ({ per_page: schema }: Properties): { readonly maximum: number; readonly default: number } =>
  schema as { maximum: number; default: number };

const mostOf = (ours: Properties): number => perPageOf(ours).maximum;

/** Returns the page of a range, else all records named by key, else the first page. */
function pageOf(ours: Properties, range: SimpleRestQuery['range'], keys: readonly unknown[] | undefined) {
  if (!range) return { page: 1, per_page: keys?.length ?? perPageOf(ours).default };
  const [first, last] = range;
  const length = last - first + 1;
  if (length < 1 || length > mostOf(ours) || first % length !== 0) {
    const issue = { path: 'range', key: 'validation.range', args: { limit: mostOf(ours) } };
    throw new ApiError('validation', { errors: [issue] });
  }
  return { page: first / length + 1, per_page: length };
}

/** Returns the `Content-Range` of a page. */
export function contentRange(name: string, query: Query, { results, count }: Page<object>): string {
  const first = (Number(query['page']) - 1) * Number(query['per_page']);
  const range = results.length === 0 ? '*' : `${first}-${first + results.length - 1}`;
  return `${name} ${range}/${count ?? '*'}`;
}

/** Adds the `id` to a record: its key, or that of the path. */
export const withId = (record: object, params: unknown = {}): object => {
  const { uuid, id = uuid } = { ...(isObject(params) ? params : {}), ...record } as { uuid?: string; id?: unknown };
  return { id, ...record };
};

/** Returns the schema of a record with `id`. */
export function schemaWithId({ schema: { properties } }: Resource, answer: ObjectSchema): ObjectSchema {
  const key = keyOf({ properties });
  const { examples = [] } = answer as ObjectSchema & { readonly examples?: readonly Record<string, unknown>[] };
  return {
    ...answer,
    ...(examples.length > 0 && { examples: examples.map((record) => ({ id: record[key], ...record })) }),
    required: [...new Set(['id', ...(answer.required ?? [])])],
    properties: { id: properties[key], ...answer.properties },
  };
}
