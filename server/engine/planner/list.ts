import { sql, type RawBuilder } from 'kysely';
import { countLimit } from '../../../domain/lists/countLimit.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import type { Reader } from '../../identity/scope.ts';
import { conditionsOf, isOfLive, live, several, type Condition } from '../lists/conditions.ts';
import { preferredOf, withFirst, type Preferred } from './preferredRows.ts';
import { foundRows } from './pageKeys.ts';
import { orderOf } from '../lists/ordering.ts';
import type { ListQuery, Place } from '../lists/query.ts';
import { rowReadingOf } from './rowReading.ts';
import { ownRows } from '../resources/rows.ts';
import { orderInView, type PageCut, type PageRow, type RowPage, type RowSource } from './rowSource.ts';
import { storageOf } from '../resources/storage.ts';
import { smallPage } from './smallPage.ts';
import { countWhole, isWalk, walkPage } from './walk.ts';
import { dailySourceOf } from '../lists/dailySums.ts';

/** A page of records, and the total if requested. */
export interface Page<Row> {
  readonly results: Row[];
  readonly count: number | undefined;
  /** Where the next page starts, if the list continues. */
  readonly place?: Place | undefined;
}

interface Reached {
  /** Null in the row that contains only the count. */
  readonly page_key: unknown;
  /** Only in the last row. */
  readonly reached?: Place | null;
}

/**
 * Reads a page of records and counts matches: exactly without filters, else up to the limit. Pages along an index, and
 * small results, use a prepared statement; others the database's own function.
 */
export async function listRecords(db: Db, resource: Resource, reader: Reader, query: ListQuery): Promise<Page<object>> {
  const storage = storageOf(resource);
  const terms = await orderOf(db, storage, reader, query.sort);
  const order = resource.derived ? orderInView(resource, terms) : terms;
  const narrowed = conditionsOf(resource, storage, query);
  const days = resource.list.dailySums ? await fewDaysOf(db, resource, query, narrowed) : [];
  const conditions = [...narrowed, ...days];
  const preferred = await preferredOf(db, resource, storage, reader.tenant.id, query);
  const { columns, record } = rowReadingOf(resource, query.fields);
  const source: RowSource = { resource, tenant: reader.tenant.id, columns };
  const cut: PageCut = { ...query, conditions, order, isLive: isOfLive(resource, query) };
  const read = preferred.length === 0 ? await readPage(db, source, cut) : undefined;
  const { rows, ...page } = read ?? (await findPage(db, source, cut, preferred));
  return { ...page, results: rows.map(record) };
}

/** Reads a page with a generic plan; undefined if none fits. */
export const readPage = <Row extends object = PageRow>(
  db: Db,
  source: RowSource,
  cut: PageCut,
): Promise<RowPage<Row & PageRow> | undefined> | undefined => {
  if (cut.readOn || source.resource.derived) return undefined;
  if (isWalk(source, cut)) return walkPage<Row>(db, source, cut);
  return cut.after ? undefined : smallPage<Row>(db, source, cut);
};

/** Reads a page by `find_rows`, which plans for the actual values. */
async function findPage(db: Db, source: RowSource, cut: PageCut, preferred: readonly Preferred[]): Promise<RowPage> {
  const { resource, tenant, columns } = source;
  const { table, key } = storageOf(resource);
  const isWhole = cut.conditions.length === 0 && !resource.derived;
  const bound = cut.isCounted && !isWhole ? countLimit : undefined;
  const conditions = cut.isLive ? [...cut.conditions, live] : cut.conditions;
  const found = { ...cut, table, conditions, bound };
  // An array tells the planner that few rows follow.
  const reached = cut.readOn
    ? sql`, case when page.place = cardinality(found.keys) then found.place end as reached`
    : sql``;
  const page = sql<PageRow & Reached>`select found.n, page.key as page_key${reached}, ${sql.raw(columns)}
    from ${withFirst(preferred, foundRows(resource.scope, table, found), found)} found
      left join unnest(found.keys::${sql.raw(key === 'uuid' ? 'uuid' : 'int')}[]) with ordinality page (key, place) on true
      left join ${rowOfPage(resource, tenant)}
    order by page.place`;
  const [rows, count] = await Promise.all([
    db.run(page),
    cut.isCounted && isWhole ? countWhole(db, source, cut) : undefined,
  ]);
  return {
    rows: rows.filter(({ page_key }) => page_key !== null),
    count: count ?? rows[0]?.n ?? undefined,
    place: rows.at(-1)?.reached ?? undefined,
  };
}

/** The join that reads rows `t` by key. The key of a view has no index; that of its row does. */
function rowOfPage(resource: Resource, tenant: string): RawBuilder<unknown> {
  const { table, key } = storageOf(resource);
  const isRow = sql`${ownRows(resource, tenant)} and ${sql.ref(`t.${key}`)} = page.key`;
  if (!resource.derived) return sql`${sql.table(table)} t on ${isRow}`;
  const isNear = sql`t.row_uuid between least_like(page.key) and greatest_like(page.key)`;
  return sql`lateral (select * from ${sql.table(table)} t where ${isRow} and ${isNear} limit 1) t on true`;
}

/** Up to this number of days, rows are read day by day. */
const mostDays = 31;

/**
 * Returns the days that contain all rows of a list, if its daily sums know and they are few. It finds rare taxes, for
 * which no index exists. Undefined otherwise.
 */
async function fewDaysOf(
  db: Db,
  resource: Resource,
  query: ListQuery,
  conditions: readonly Condition[],
): Promise<Condition[]> {
  const daily = dailySourceOf(resource, { query, conditions, columns: [] });
  if (!daily) return [];
  const [found] = await db.run<{ days: string[] | null }>(sql`
    select days_with_rows(${daily.table}, ${daily.day}, ${JSON.stringify(conditions)}, ${mostDays})::text[] as days`);
  return found?.days ? [several(daily.day, found.days, 'date')] : [];
}
