import { sql, type RawBuilder } from 'kysely';
import { countLimit } from '../../domain/lists/countLimit.ts';
import { rootsOf } from '../../domain/lists/fields.ts';
import { currenciesOf, writeAmounts } from '../../domain/money/amounts.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import type { Reader } from '../scope.ts';
import { conditionsOf, isOfLive, live } from './conditions.ts';
import { preferredOf, withFirst } from './first.ts';
import { foundRows } from './found.ts';
import { orderOf, type OrderTerm } from './ordering.ts';
import type { ListQuery } from './query.ts';
import { ownRows } from './rows.ts';
import { recordOf } from './select.ts';
import { storageOf, type Field, type Storage } from './storage.ts';

/** What a list answers: the records of a page, and how many there are in all, where that was asked. */
export interface Page<Row> {
  readonly results: Row[];
  readonly count: number | undefined;
}

interface FoundRow {
  readonly n: number | null;
  /** None where there is nothing but the number. */
  readonly key: string | number | null;
  readonly record: Record<string, unknown>;
}

/**
 * A page of a resource's records, and how many match: all of them where nothing narrows the list, else up to the limit. What
 * is narrowed, read on or put in an order of several is found by the database's own function; else one plan serves all.
 */
export async function listRecords(db: Db, resource: Resource, reader: Reader, query: ListQuery): Promise<Page<object>> {
  const storage = storageOf(resource);
  const conditions = conditionsOf(resource, storage, query);
  const order = await orderOf(db, storage, reader, query.sort);
  const own = ownRows(resource, reader.tenant.id);
  const isLive = isOfLive(resource, query);
  const listed = isLive ? sql`${own} and not t.archived` : own;
  const isWhole = conditions.length === 0;
  const bound = query.isCounted && !isWhole ? countLimit : undefined;
  const cut = { ...query, conditions: isLive ? [...conditions, live] : conditions, order, bound };
  const preferred = await preferredOf(db, resource, storage, reader.tenant.id, query);
  const plain =
    isWhole && !query.after && isWalk(order)
      ? walked(storage, listed, order, query)
      : foundRows(resource.scope, storage.table, cut);
  const found = withFirst(preferred, plain, { ...cut, table: storage.table });
  const told = { ...storage, fields: fieldsRead(resource, storage, query.fields) };
  const keys = storage.key === 'uuid' ? sql`uuid` : sql`int`;
  // As an array the keys tell the planner that few rows follow.
  const page = sql<FoundRow>`select found.n, page.key, ${recordOf(told, 't')} as record
    from ${found} found left join unnest(found.keys::${keys}[]) with ordinality page (key, place) on true
      left join ${sql.table(storage.table)} t on ${own} and ${sql.ref(`t.${storage.key}`)} = page.key
    order by page.place`;
  const [rows, [counted]] = await Promise.all([
    db.run(page),
    query.isCounted && isWhole ? db.run(wholeCount(resource, storage.table, listed)) : [],
  ]);
  const results = rows.flatMap(({ key, record }) => (key === null ? [] : [record]));
  for (const record of results) writeAmounts(resource.schema, record);
  return { results, count: counted?.count ?? rows[0]?.n ?? undefined };
}

/** Whether an index has the rows in their very order, whatever the values: those without one come last there too. */
const isWalk = ([first, ...rest]: readonly OrderTerm[]): boolean =>
  rest.length === 1 && !first?.descending && !first?.ranks && !first?.label;

function walked(
  { table, key }: Storage,
  listed: RawBuilder<unknown>,
  [first]: readonly OrderTerm[],
  { page, perPage }: ListQuery,
): RawBuilder<unknown> {
  const column = sql.ref(`t.${first?.column ?? key}`);
  const by = first?.words ? sql`norm(${column})` : column;
  const skipped = page > 1 ? sql` offset ${(page - 1) * perPage}` : sql``;
  // The limit is told in words, so that one plan is kept.
  return sql`(select null::bigint as n, array(select ${sql.ref(`t.${key}`)} from ${sql.table(table)} t where ${listed}
    order by ${by}, ${sql.ref(`t.${key}`)} limit ${sql.lit(perPage)}${skipped}) as keys)`;
}

/** How many rows are listed: as is kept of a tenant's tables. */
function wholeCount({ scope }: Resource, table: string, listed: RawBuilder<unknown>) {
  const counted = sql`(select count(*) from ${sql.table(table)} t where ${listed})`;
  const kept = sql`(select sum(c.n)::bigint from row_counts c where c.tenant_id = current_tenant() and c.table_name = ${table})`;
  return sql<{ count: number }>`select ${scope === 'tenant' ? sql`coalesce(${kept}, ${counted})` : counted} as count`;
}

/** What is read for the paths that are told: their properties, and the currencies that amounts are written in. */
function fieldsRead({ schema }: Resource, { fields }: Storage, asked: ListQuery['fields']): readonly Field[] {
  if (!asked) return fields;
  const names = rootsOf(asked);
  const read = new Set([...names, ...currenciesOf(schema, names)]);
  return fields.filter(({ name }) => read.has(name));
}
