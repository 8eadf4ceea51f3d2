import { sql } from 'kysely';
import { countLimit } from '../../domain/lists/countLimit.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import type { Reader } from '../scope.ts';
import { conditionsOf, isOfLive, live } from './conditions.ts';
import { preferredOf, withFirst } from './first.ts';
import { foundRows } from './found.ts';
import { orderOf } from './ordering.ts';
import type { ListQuery, Place } from './query.ts';
import { rowReadingOf } from './rowReading.ts';
import { ownRows } from './rows.ts';
import { storageOf } from './storage.ts';
import { countWhole, isWalk, walkPage } from './walk.ts';

/** What a list answers: the records of a page, and how many there are in all, where that was asked. */
export interface Page<Row> {
  readonly results: Row[];
  readonly count: number | undefined;
  /** Where the next page begins, of a list that is read on and can be, unless it ends here. */
  readonly place?: Place | undefined;
}

/** A row of a page, by the short names of its columns. */
export interface FoundRow extends Readonly<Record<string, unknown>> {
  readonly n: number | null;
}

interface Reached {
  /** None where there is nothing but the number. */
  readonly key: unknown;
  /** Of the last alone. */
  readonly reached?: Place | null;
}

/**
 * A page of a resource's records, and how many match: all of them where nothing narrows the list, else up to the limit. What
 * is narrowed, read on or put in an order of several is found by the database's own function; else one plan serves all.
 */
export async function listRecords(db: Db, resource: Resource, reader: Reader, query: ListQuery): Promise<Page<object>> {
  const storage = storageOf(resource);
  const conditions = conditionsOf(resource, storage, query);
  const order = await orderOf(db, storage, reader, query.sort);
  const preferred = await preferredOf(db, resource, storage, reader.tenant.id, query);
  const isWhole = conditions.length === 0;
  if (isWhole && !query.after && !query.readOn && preferred.length === 0 && isWalk(order)) {
    return walkPage(db, resource, reader, query, order);
  }
  const own = ownRows(resource, reader.tenant.id);
  const isLive = isOfLive(resource, query);
  const bound = query.isCounted && !isWhole ? countLimit : undefined;
  const cut = { ...query, conditions: isLive ? [...conditions, live] : conditions, order, bound };
  const found = withFirst(preferred, foundRows(resource.scope, storage.table, cut), { ...cut, table: storage.table });
  const { columns, record } = rowReadingOf(resource, query.fields);
  const keys = storage.key === 'uuid' ? sql`uuid` : sql`int`;
  // As an array the keys tell the planner that few rows follow.
  const reached = query.readOn
    ? sql`, case when page.place = cardinality(found.keys) then found.place end as reached`
    : sql``;
  const page = sql<FoundRow & Reached>`select found.n, page.key${reached}, ${sql.raw(columns)}
    from ${found} found left join unnest(found.keys::${keys}[]) with ordinality page (key, place) on true
      left join ${sql.table(storage.table)} t on ${own} and ${sql.ref(`t.${storage.key}`)} = page.key
    order by page.place`;
  const [rows, count] = await Promise.all([
    db.run(page),
    query.isCounted && isWhole ? countWhole(db, resource, reader, query) : undefined,
  ]);
  const results = rows.flatMap((row) => (row.key === null ? [] : [record(row)]));
  return { results, count: count ?? rows[0]?.n ?? undefined, place: rows.at(-1)?.reached ?? undefined };
}
