import type { Comparison } from '../../domain/lists/filters.ts';
import { isDecimalText } from '../../domain/schema/decimalText.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Filter, ListQuery } from './query.ts';
import { columnAt, type Field, type ReferenceField, type ScalarField, type Storage } from './storage.ts';

/** A condition as `find_rows` reads it; of several columns one must hold. The value is of the column's type, or of its own. */
export type Condition = readonly [
  columns: string | readonly string[],
  operator: Comparison | 'like' | 'present',
  value?: string | number,
  type?: string | undefined,
];

/** Whether a list is of what is not archived: it is, unless that is asked for, or records by their keys. */
export const isOfLive = ({ archive }: Resource, { keys, filters }: ListQuery): boolean =>
  archive === true && !keys && !filters.some(({ path }) => path === 'archived');

/** What a row that is not archived holds. */
export const live: Condition = ['archived', 'eq', 'false'];

/** What rows must hold to be in a list, beside being the tenant's and, where only such are listed, not archived. */
export function conditionsOf(resource: Resource, { key, fields }: Storage, query: ListQuery): Condition[] {
  const { search, keys, filters, held } = query;
  return [
    ...openTo(resource, fields),
    ...(search ? searchOf(resource, fields, search) : []),
    ...(keys ? [several(key, keys, key === 'uuid' ? 'uuid' : 'int')] : []),
    ...filters.map((filter) => conditionOf(fields, filter)),
    ...Object.entries(held).flatMap(([name, asked]) => {
      const columns = (resource.list.heldBy?.[name] ?? []).map((path) => columnAt(fields, path).column);
      return asked.map((one): Condition => [columns, 'eq', one]);
    }),
  ];
}

/** One of these values. An equality, unlike one of several, leaves an index its order; several are an array of PostgreSQL. */
export function several(column: Condition[0], values: readonly string[], type?: string): Condition {
  const [first = ''] = values;
  if (values.length === 1) return [column, 'eq', first, type];
  const quoted = values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`);
  return [column, 'in', `{${quoted.join(',')}}`, type && `${type}[]`];
}

/** Which records are open to whom a resource is seen by. */
export function openTo({ seen }: Resource, fields: readonly Field[]): Condition[] {
  return (seen?.open ?? []).map(({ paths, values }) => {
    const [field, ...others] = paths.map((path) => columnAt(fields, path));
    if (!field) throw new RangeError('Rows are open by the value at a path');
    const columns = others.length > 0 ? [field, ...others].map(({ column }) => column) : field.column;
    return several(columns, values.map(String), typeOf(field));
  });
}

/**
 * The platform's rows are few enough to be looked through; those of tenants have their texts in one column, with an index,
 * of more than some may see.
 */
function searchOf({ scope, list, seen }: Resource, fields: readonly Field[], term: string): Condition[] {
  const found: Condition = ['search_text', 'like', term];
  if (scope === 'tenant' && !seen?.searchesLess) return [found];
  const said: Condition = [list.search.map((path) => columnAt(fields, path).column), 'contains', term];
  return scope === 'tenant' ? [found, said] : [said];
}

function conditionOf(fields: readonly Field[], { path, comparison, value }: Filter): Condition {
  const field = columnAt(fields, path);
  if (typeof value === 'object') return several(field.column, value, typeOf(field));
  if (comparison === 'contains') return [field.column, comparison, String(value)];
  return [field.column, comparison, String(value), typeOf(field)];
}

/** What a value is read as, however narrow the column: so that none is out of its range. */
function typeOf(field: ScalarField | ReferenceField): string {
  if (field.is === 'reference') return field.key === 'uuid' ? 'uuid' : 'int';
  if (isDecimalText(field.schema)) return 'numeric';
  const { type = 'string', format = '' } = field.schema;
  return (type === 'string' ? typeOfFormat[format] : typeOfType[String(type)]) ?? 'text';
}

const typeOfFormat: Readonly<Record<string, string>> = { date: 'date', 'date-time': 'timestamptz', uuid: 'uuid' };

const typeOfType: Readonly<Record<string, string>> = { integer: 'bigint', boolean: 'boolean' };
