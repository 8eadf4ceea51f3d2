import type { Comparison } from '../../../domain/lists/filters.ts';
import { isDecimalText } from '../../../domain/schema/values/decimalText.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Filter, ListQuery } from './query.ts';
import { columnAt, type Field, type ReferenceField, type ScalarField, type Storage } from '../resources/storage.ts';

/** A condition for `find_rows`; of several columns one must match. The value has the column's type or its own.
 * What is `searched` matches by its own text or by the key of a row whose text matches: then the type is that row's table. */
export type Condition = readonly [
  columns: string | readonly string[],
  operator: Comparison | 'like' | 'searched' | 'present',
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
    ...filters.map((filter) => conditionOf(fields, filter)),
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

function conditionOf(fields: readonly Field[], { path, comparison, value }: Filter): Condition {
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
