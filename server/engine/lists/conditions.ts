import type { Comparison } from '../../../domain/lists/filters.ts';
import { ownProperty } from '../../../domain/schema/property.ts';
import { isDecimalText } from '../../../domain/schema/values/decimalText.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Filter, ListQuery } from './query.ts';
import {
  columnAt,
  tableOf,
  type Field,
  type ReferenceField,
  type ScalarField,
  type Storage,
} from '../resources/storage.ts';

/** A condition for `find_rows`; of several columns one must match. The value has the column's type or its own.
 * What is `searched` matches by its own text or by the key of a row whose text matches: then the type is that row's table.
 * Of a `series` are the documents that it numbers: then the type is their table. */
export type Condition = readonly [
  columns: string | readonly string[],
  operator: Comparison | 'like' | 'searched' | 'present' | 'series',
  value?: string | number,
  type?: string | undefined,
];

/** Returns whether a list excludes archived records: by default, unless requested or selected by key. */
export const isOfLive = ({ archive }: Resource, { keys, filters }: ListQuery): boolean =>
  archive === true && !keys && !filters.some(({ path }) => path === 'archived');

/** Matches rows that are not archived. */
export const live: Condition = ['archived', 'eq', 'false'];

/** Returns the conditions of a list, in addition to tenant and archive. */
export function conditionsOf(resource: Resource, { key, fields }: Storage, query: ListQuery): Condition[] {
  const { search, keys, filters, held } = query;
  return [
    ...openTo(resource, fields),
    ...(search ? searchOf(resource, fields, search) : []),
    ...(keys ? [several(key, keys, key === 'uuid' ? 'uuid' : 'int')] : []),
    ...filters.map((filter) => conditionOf(resource, fields, filter)),
    ...Object.entries(held).flatMap(([name, values]) => {
      const columns = (resource.list.keyFilters?.[name] ?? []).map((path) => columnAt(fields, path).column);
      return values.map((one): Condition => [columns, 'eq', one]);
    }),
  ];
}

/**
 * Matches one of several values. An equality, unlike a set, preserves an index order; a set is an array of PostgreSQL.
 */
export function several(column: Condition[0], values: readonly string[], type?: string): Condition {
  const [first = ''] = values;
  if (values.length === 1) return [column, 'eq', first, type];
  const quoted = values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`);
  return [column, 'in', `{${quoted.join(',')}}`, type && `${type}[]`];
}

/** Returns the row conditions of the user that sees a resource. */
export function openTo({ visibility }: Resource, fields: readonly Field[]): Condition[] {
  return (visibility?.open ?? []).map(({ paths, values }) => {
    const [field, ...others] = paths.map((path) => columnAt(fields, path));
    if (!field) throw new RangeError('Rows are open by the value at a path');
    const columns = others.length > 0 ? [field, ...others].map(({ column }) => column) : field.column;
    return several(columns, values.map(String), typeOf(field));
  });
}

/**
 * Platform tables are small enough to scan; tenants' tables have an indexed text column, possibly of more than the user
 * may see.
 */
function searchOf({ scope, list, visibility }: Resource, fields: readonly Field[], term: string): Condition[] {
  const found: Condition = ['search_text', 'like', term];
  if (scope === 'tenant' && !visibility?.hidesSearched) return [found];
  const contains: Condition = [list.search.map((path) => columnAt(fields, path).column), 'contains', term];
  return scope === 'tenant' ? [found, contains] : [contains];
}

/** The series that numbers a document, or will; null for `default`. */
const ownSeries = 'own_series_uuid';

/** Returns whether a path is the series of numbered documents: that of a contract is a mere choice. */
const isOwnSeries = ({ schema }: Resource, path: string): boolean =>
  path === 'series_uuid' && ownProperty(schema, 'number')?.counter?.bySeries === true;

/** Returns the condition of documents that a series numbers. */
export const numberedBy = (series: string, table: string): Condition => [ownSeries, 'series', series, table];

/** Returns the column that a filter compares. */
export const comparedColumn = (resource: Resource, fields: readonly Field[], path: string): string =>
  isOwnSeries(resource, path) ? ownSeries : columnAt(fields, path).column;

function conditionOf(resource: Resource, fields: readonly Field[], { path, comparison, value }: Filter): Condition {
  if (isOwnSeries(resource, path)) return numberedBy(String(value), tableOf(resource.name));
  const field = columnAt(fields, path);
  if (typeof value === 'object') return several(field.column, value, typeOf(field));
  if (comparison === 'contains') return [field.column, comparison, String(value)];
  return [field.column, comparison, String(value), typeOf(field)];
}

/** The type of a value, wide enough that none is out of range. */
function typeOf(field: ScalarField | ReferenceField): string {
  if (field.is === 'reference') return field.key === 'uuid' ? 'uuid' : 'int';
  if (isDecimalText(field.schema)) return 'numeric';
  const { type = 'string', format = '' } = field.schema;
  return (type === 'string' ? typeOfFormat[format] : typeOfType[String(type)]) ?? 'text';
}

const typeOfFormat: Readonly<Record<string, string>> = { date: 'date', 'date-time': 'timestamptz', uuid: 'uuid' };

const typeOfType: Readonly<Record<string, string>> = { integer: 'bigint', boolean: 'boolean' };
