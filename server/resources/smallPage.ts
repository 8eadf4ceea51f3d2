import { countLimit } from '../../domain/lists/countLimit.ts';
import type { Db } from '../db/transaction.ts';
import { conditionText } from './conditionText.ts';
import type { OrderTerm } from './ordering.ts';
import { skippedBy } from './query.ts';
import {
  joinedTo,
  keptCount,
  listedText,
  valuesOf,
  type PageCut,
  type PageRow,
  type RowPage,
  type RowSource,
} from './rowSource.ts';
import { storageOf } from './storage.ts';
import { expressionOf, isIndexed, orderText } from './walk.ts';

/** Up to how many matching rows are collected and sorted. */
const most = 500;

/** Up to how many rows a tenant's table may have to be looked through. */
const mostInTable = 10_000;

/** How many rows of an index are passed by in the time that it takes to collect one row and make what it is sorted by. */
const passedMeanwhile = 8;

/**
 * A page of a list that is narrowed, or in an order of several fields, of a table that is not large: by one statement that is
 * planned once. Matching rows are collected, up to a limit. They are sorted, or met along the index of the order where that
 * is likely to take less time. Undefined where the table is large, or many are found that no index has in their order.
 */
export async function smallPage<Row extends object>(
  db: Db,
  source: RowSource,
  cut: PageCut,
): Promise<RowPage<Row & PageRow> | undefined> {
  const { order, perPage, isCounted } = cut;
  if (order.some(({ ranks, label }) => ranks || label)) return undefined;
  const { table, key } = storageOf(source.resource);
  const isOfTenant = source.resource.scope === 'tenant';
  const values = valuesOf(source);
  const place = (value: unknown): string => `$${values.push(value)}`;
  const term = isOfTenant ? cut.conditions.find(([, operator]) => operator === 'like') : undefined;
  // Nothing keeps how many rows the platform's tables have, which are small.
  const size = isOfTenant ? `coalesce(${keptCount(table)}, 0)` : String(mostInTable);
  const isSmall = `(select size from whole) <= ${mostInTable}`;
  const wanted = [
    listedText(source, cut),
    ...cut.conditions.filter((condition) => condition !== term).map((condition) => conditionText(condition, place)),
  ].join(' and ');
  const pattern = term && `like_pattern(${place(term[2])})`;
  // The function looks as the owner, along the index of the search.
  const searched = pattern
    ? `searched as materialized (select case when ${isSmall} then searched_${table}(${pattern}, ${most + 1}) end as keys), `
    : '';
  const isKnown = pattern ? `(select cardinality(keys) from searched) <= ${most}` : isSmall;
  const among = pattern ? `${wanted} and t.${key} = any ((select keys from searched)::uuid[])` : wanted;
  const skipped = skippedBy(cut);
  const offset = skipped > 0 ? place(skipped) : '0';
  const cutOff = `limit ${perPage} offset ${offset}`;
  const terms = (text: (term: OrderTerm, name: string) => string) =>
    order.map((each, at) => text(each, `k${at}`)).join(', ');
  const ordering = terms((each, name) => `${name} ${directionOf(each)}`);
  const canMeet = !term && isIndexed(source, order);
  const isMany = canMeet
    ? `n > ${most} or n * n * ${passedMeanwhile} > (${perPage} + ${offset}::bigint) * size`
    : `n > ${most}`;
  const met = `union all (select t.${key}, ${terms((each) => expressionOf(each))} from "${table}" t
      where ${wanted} and (select is_many from few) order by ${orderText(order)} ${cutOff})`;
  const counted = `(select count(*) from (select from "${table}" t where ${wanted} limit ${countLimit + 1}) all_met)`;
  const beyond = !canMeet ? 'null' : isCounted ? counted : 'n';
  const text = `with whole as materialized (select ${size} as size),
    ${searched}found as materialized (
      select t.${key} as key, ${terms(({ column }, name) => `t."${column}" as ${name}`)} from "${table}" t
      where ${isKnown} and ${among} limit ${most + 1}),
    few as materialized (
      select n, ${isMany} as is_many from (select case when ${isKnown} then count(*) end as n from found) f, whole),
    page as ((select key, ${terms((each, name) => `${expressionOf({ ...each, column: name }, 'found')} as ${name}`)} from found
      where not (select is_many from few) order by ${ordering} ${cutOff}) ${canMeet ? met : ''})
    select case when n <= ${most} then n when n > ${most} then ${beyond} end as n, page.key as page_key, shown.*
    from few left join (page join ${joinedTo(source)}) on true order by ${ordering}`;
  const rows = await db.query<Row & PageRow & { readonly page_key: unknown }>(text, values);
  const [{ n = null } = {}] = rows;
  if (n === null) return undefined;
  return { rows: rows.filter(({ page_key }) => page_key !== null), count: isCounted ? n : undefined };
}

const directionOf = ({ descending, empty_first: isEmptyFirst }: OrderTerm): string =>
  `${descending ? 'desc' : 'asc'} nulls ${isEmptyFirst ? 'first' : 'last'}`;
