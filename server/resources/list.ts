import { sql, type RawBuilder } from 'kysely';
import { writeAmounts } from '../../domain/money/amounts.ts';
import { isDecimalText } from '../../domain/schema/decimalText.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import { recordOf } from './select.ts';
import { storageOf, type Field, type ReferenceField, type ScalarField } from './storage.ts';

/** One page of a resource as the query asked for it. */
export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  /** Field paths, each with its direction, in the order they count. */
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
  readonly search?: string;
  /** None but the records of these keys. */
  readonly keys?: readonly string[];
  /** Values by field path; a reference is filtered by its key. */
  readonly filters: Readonly<Record<string, string | number | boolean>>;
  /** Keys by joined parameter: each must be held by one of the parameter's references. */
  readonly joined: Readonly<Record<string, readonly (string | number)[]>>;
}

export interface Page<Row> {
  readonly results: Row[];
  readonly count: number;
}

/** A page of the tenant's rows of a resource with the exact count of all that match. */
export async function listRecords(db: Db, resource: Resource, tenant: string, query: ListQuery): Promise<Page<object>> {
  const storage = storageOf(resource);
  const where = conditionsOf(resource, storage.fields, tenant, query);
  const page = sql<{ record: Record<string, unknown> }>`
    select ${recordOf(storage, 't')} as record from (
      select t.* from ${sql.table(storage.table)} t where ${where}
      order by ${orderOf(storage.fields, storage.key, query)} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}
    ) t order by ${orderOf(storage.fields, storage.key, query)}`;
  const total = sql<{ count: number }>`select count(*) from ${sql.table(storage.table)} t where ${where}`;
  const [rows, [counted]] = await Promise.all([db.run(page), db.run(total)]);
  for (const { record } of rows) writeAmounts(resource.schema, record);
  return { results: rows.map((row) => row.record), count: counted?.count ?? 0 };
}

function conditionsOf(
  resource: Resource,
  fields: readonly Field[],
  tenant: string,
  query: ListQuery,
): RawBuilder<unknown> {
  const conditions = resource.scope === 'tenant' ? [sql`t.tenant_id = ${tenant}`] : [sql`true`];
  if (query.search) conditions.push(sql`t.uuid in (select matching(${storageOf(resource).table}, ${query.search}))`);
  if (query.keys) conditions.push(sql`t.uuid = any(${query.keys}::uuid[])`);
  for (const [path, value] of Object.entries(query.filters)) {
    conditions.push(sql`${columnOf(fields, path)} = ${value}`);
  }
  for (const [parameter, keys] of Object.entries(query.joined)) {
    const columns = (resource.list.joined?.[parameter] ?? []).map((path) => columnOf(fields, path));
    for (const key of keys) conditions.push(sql`${key} in (${sql.join(columns)})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Text sorts without accents and case, as people look things up; the key decides among equals. */
function orderOf(fields: readonly Field[], key: string, query: ListQuery): RawBuilder<unknown> {
  const terms = query.sort.map(({ field, descending }) => {
    const found = fieldAt(fields, field);
    const column = sql.ref(`t.${found.column}`);
    return sql`${isWords(found) ? sql`norm(${column})` : column} ${descending ? sql`desc` : sql`asc`} nulls last`;
  });
  return sql.join([...terms, sql`${sql.ref(`t.${key}`)}`]);
}

const isWords = (field: ScalarField | ReferenceField): boolean =>
  field.is === 'scalar' && field.schema.type === 'string' && !field.schema.format && !isDecimalText(field.schema);

const columnOf = (fields: readonly Field[], path: string): RawBuilder<unknown> =>
  sql.ref(`t.${fieldAt(fields, path).column}`);

function fieldAt(fields: readonly Field[], path: string): ScalarField | ReferenceField {
  const [head, ...rest] = path.split('.');
  const found = fields.find((field) => field.name === head);
  if (found?.is === 'nested') return fieldAt(found.fields, rest.join('.'));
  if (found?.is === 'scalar' || found?.is === 'reference') return found;
  throw new Error(`no column for ${path}`);
}
