import { sql, type RawBuilder } from 'kysely';
import { memoizedByShape } from '../../../domain/access/shape.ts';
import { listedProperties, only, rootsOf } from '../../../domain/lists/fields.ts';
import { currenciesOf, writeAmounts } from '../../../domain/money/amounts.ts';
import { memoized } from '../../../domain/memoized.ts';
import { isDecimalText } from '../../../domain/schema/values/decimalText.ts';
import { ofAnyRow } from '../../../domain/schema/path.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { compile } from '../../database/queries/statements.ts';
import { valueOf } from '../resources/select.ts';
import { storageOf, type Field, type ReferenceField } from '../resources/storage.ts';

type Row = Readonly<Record<string, unknown>>;
type Values = Record<string, unknown>;

/** How to read some paths of a resource's rows `t`. */
export interface RowReading {
  /** The columns, each with a short alias. */
  readonly columns: string;
  /** Converts a row to a record with these paths, without absent values. */
  readonly record: (row: Row) => Values;
}

/** All paths that a list includes. */
const everything: readonly string[] = Object.freeze([]);

/** Returns how to read rows for these paths, or all; cached by array identity. */
export const rowReadingOf = (resource: Resource, fields: readonly string[] = everything): RowReading =>
  readings(resource)(fields);

const readings = memoizedByShape((resource: Resource) =>
  memoized((fields: readonly string[]) => makeReading(resource, fields)),
);

function makeReading(resource: Resource, requested: readonly string[]): RowReading {
  const isWhole = requested === everything;
  const listed = listedProperties(resource);
  const fields = storageOf(resource).fields.filter(({ name }) => Object.hasOwn(listed, name));
  const names = isWhole ? Object.keys(listed) : rootsOf(requested);
  const currencies = currenciesOf(resource.schema, names);
  const columns: string[] = [];
  const paths = isWhole ? undefined : requested.map(ofAnyRow);
  if (currencies.length === 0 && (!paths || canNarrow(fields, paths))) {
    const parts = partsOf(fields, paths, columns);
    return Object.freeze({ columns: columns.join(', '), record: (row: Row) => recordFrom(parts, row) ?? {} });
  }
  // Amounts need their currencies' decimals, even if the currency was not requested.
  const read = new Set([...names, ...currencies]);
  const parts = partsOf(isWhole ? fields : fields.filter(({ name }) => read.has(name)), undefined, columns);
  const record = (row: Row): Values => {
    const values = recordFrom(parts, row) ?? {};
    writeAmounts(resource.schema, values);
    return isWhole ? values : only(requested)(values);
  };
  return Object.freeze({ columns: columns.join(', '), record });
}

/** Returns whether the paths can be read in part: not within a file or JSON column. */
const canNarrow = (fields: readonly Field[], paths: readonly string[]): boolean =>
  fields.every(
    ({ name, is }) =>
      is === 'nested' || is === 'collection' || is === 'reference' || (innerOf(name, paths) ?? []).length === 0,
  );

/** The source of a property: a column, or parts. */
interface Part {
  readonly name: string;
  /** For partial objects: whether there is anything else. */
  readonly column?: string;
  readonly parts?: readonly Part[];
}

/** Returns the parts of records at these paths, or all; adds their columns. */
function partsOf(fields: readonly Field[], paths: readonly string[] | undefined, columns: string[]): Part[] {
  const add = (text: string): string => {
    const column = `c${columns.length}`;
    columns.push(`${text} as ${column}`);
    return column;
  };
  return fields.flatMap((field): Part[] => {
    const { name } = field;
    const inner = paths && innerOf(name, paths);
    if (inner?.length === 0) return [];
    if (field.is !== 'nested') return [{ name, column: add(columnOf(inner ? narrowed(field, inner) : field)) }];
    const parts = partsOf(field.fields, inner, columns);
    // An object without any requested value is empty if it exists.
    return [{ name, parts, ...(inner && { column: add(`num_nonnulls(${ownColumns(field.fields).join(', ')}) > 0`) }) }];
  });
}

/** Returns the requested paths within a property; undefined means all. */
function innerOf(name: string, paths: readonly string[]): readonly string[] | undefined {
  if (paths.includes(name)) return undefined;
  const start = `${name}.`;
  return paths.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
}

/** Restricts a field to paths within it. */
function narrowed(field: Field, inner: readonly string[]): Field {
  if (field.is === 'reference') return narrowedTo(field, inner);
  if (field.is !== 'collection') return field;
  if (field.pointer) return { ...field, pointer: narrowedTo(field.pointer, inner) };
  const fields = field.fields.flatMap((each): Field[] => {
    const within = innerOf(each.name, inner);
    return within === undefined ? [each] : within.length === 0 ? [] : [narrowed(each, within)];
  });
  return { ...field, fields };
}

const narrowedTo = (field: ReferenceField, inner: readonly string[]): ReferenceField => ({
  ...field,
  shown: field.shown.filter((name) => inner.includes(name)),
});

const ownColumns = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) =>
    field.is === 'nested' ? ownColumns(field.fields) : 'column' in field ? [`t."${field.column}"`] : [],
  );

/** JSON types whose columns need no conversion. */
const plainTypes: ReadonlySet<string> = new Set(['string', 'integer', 'boolean']);

function columnOf(field: Field): string {
  return compile(valueSql(field)).text;
}

function valueSql(field: Field): RawBuilder<unknown> {
  if (field.is !== 'scalar') return sql`jsonb_strip_nulls(${valueOf(field, 't')})`;
  if (isDecimalText(field.schema)) return valueOf(field, 't');
  const column = sql.ref(`t.${field.column}`);
  return plainTypes.has(String(field.schema.type)) ? column : sql`jsonb_strip_nulls(to_jsonb(${column}))`;
}

/** Builds the parts of a row; undefined if empty. */
function recordFrom(parts: readonly Part[], row: Row): Values | undefined {
  const record: Values = {};
  let isEmpty = true;
  for (const { name, column = '', parts: inner } of parts) {
    const value = inner ? (recordFrom(inner, row) ?? (row[column] ? {} : null)) : row[column];
    if (value === null || value === undefined) continue;
    record[name] = value;
    isEmpty = false;
  }
  return isEmpty ? undefined : record;
}
