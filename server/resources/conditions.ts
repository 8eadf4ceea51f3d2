import { sql, type RawBuilder } from 'kysely';
import type { RangeEnd } from '../../domain/lists/filters.ts';
import { isDecimalText } from '../../domain/schema/decimalText.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Filter, ListQuery } from './query.ts';
import { keyArray } from './rows.ts';
import { columnAt, type Field, type ReferenceField, type ScalarField, type Storage } from './storage.ts';

/** What the rows `t` of a list must hold beside being the tenant's: each condition of its query in SQL. */
export function conditionsOf(
  resource: Resource,
  { table, key, fields }: Storage,
  query: ListQuery,
): RawBuilder<unknown>[] {
  const column = sql.ref(`t.${key}`);
  const searched = query.search ? [searchOf(resource, { table, key, fields }, query.search)] : [];
  const named = query.keys ? [sql`${column} = any(${keyArray(key, query.keys)})`] : [];
  const filtered = query.filters.map((filter) => conditionOf(fields, filter));
  const held = Object.entries(query.held).flatMap(([name, keys]) => {
    const columns = (resource.list.heldBy?.[name] ?? []).map((path) => columnAt(fields, path));
    return keys.map((one) => sql`${one} in (${sql.join(columns.map((of) => sql.ref(`t.${of.column}`)))})`);
  });
  return [...searched, ...named, ...filtered, ...held];
}

/** The platform's rows are few enough to be looked through; each tenant's have an index, of more than some may see. */
function searchOf({ scope, list, seen }: Resource, { table, key, fields }: Storage, term: string): RawBuilder<unknown> {
  const found = sql`${sql.ref(`t.${key}`)} in (select matching(${table}, ${term}))`;
  if (scope === 'tenant' && !seen?.searchesLess) return found;
  const columns = list.search.map((path) => sql.ref(`t.${columnAt(fields, path).column}`));
  const said = sql`norm(concat_ws(' ', ${sql.join([sql`''`, ...columns])})) like like_pattern(${term})`;
  return scope === 'tenant' ? sql`${found} and ${said}` : said;
}

const signs = { eq: sql`=`, gte: sql`>=`, lte: sql`<=`, gt: sql`>`, lt: sql`<` } satisfies Record<
  RangeEnd | 'eq',
  RawBuilder<unknown>
>;

function conditionOf(fields: readonly Field[], { path, comparison, value }: Filter): RawBuilder<unknown> {
  const field = columnAt(fields, path);
  const column = sql.ref(`t.${field.column}`);
  if (comparison === 'contains') return sql`norm(${column}) like like_pattern(${value})`;
  if (comparison === 'in') return sql`${column} = any(${value}::${typeOf(field)}[])`;
  return sql`${column} ${signs[comparison]} ${value}::${typeOf(field)}`;
}

/** What a value is read as, however narrow the column: so that none is out of its range. */
function typeOf(field: ScalarField | ReferenceField): RawBuilder<unknown> {
  if (field.is === 'reference') return field.key === 'uuid' ? sql`uuid` : sql`int`;
  if (isDecimalText(field.schema)) return sql`numeric`;
  const { type = 'string', format = '' } = field.schema;
  return type === 'string' ? (typeOfFormat[format] ?? sql`text`) : (typeOfType[type] ?? sql`text`);
}

const typeOfFormat: Readonly<Record<string, RawBuilder<unknown>>> = {
  date: sql`date`,
  'date-time': sql`timestamptz`,
  uuid: sql`uuid`,
};

const typeOfType: Readonly<Record<string, RawBuilder<unknown>>> = { integer: sql`bigint`, boolean: sql`boolean` };
