import { countLimit } from '../../../domain/lists/countLimit.ts';
import type { Db } from '../../database/transaction.ts';
import type { OrderTerm } from '../lists/ordering.ts';
import { skippedBy } from '../lists/query.ts';
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
import { storageOf } from '../resources/storage.ts';
import { expressionOf, isIndexed, orderText } from './walk.ts';
import type { Condition } from '../lists/conditions.ts';

/** The maximum number of matches to collect and sort. */
const most = 500;

/** The maximum size of a table to scan. */
const mostInTable = 10_000;

/** The number of index rows skipped in the time of collecting one row. */
const passedMeanwhile = 8;

/**
 * Reads a page of a filtered or multi-field list of a small table with a prepared statement. Matches are collected up
 * to a limit and sorted, or read along the index of the order if that is likely faster. Undefined for large tables and
 * large unordered results.
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
  // Platform tables have no stored count and are small.
  const size = isOfTenant ? `coalesce(${keptCount(table)}, 0)` : String(mostInTable);
  const isSmall = `(select size from whole) <= ${mostInTable}`;
  const wanted = [
    listedText(source, cut),
    ...cut.conditions.filter((condition) => condition !== term).map((condition) => conditionText(condition, place)),
  ].join(' and ');
  const pattern = term && `like_pattern(${place(term[2])})`;
  // The function searches as the owner, along the trigram index.
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
  const matching = `union all (select t.${key}, ${terms((each) => expressionOf(each))} from "${table}" t
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
      where not (select is_many from few) order by ${ordering} ${cutOff}) ${canMeet ? matching : ''})
    select case when n <= ${most} then n when n > ${most} then ${beyond} end as n, page.key as page_key, shown.*
    from few left join (page join ${joinedTo(source)}) on true order by ${ordering}`;
  const rows = await db.query<Row & PageRow & { readonly page_key: unknown }>(text, values);
  const [{ n = null } = {}] = rows;
  if (n === null) return undefined;
  return { rows: rows.filter(({ page_key }) => page_key !== null), count: isCounted ? n : undefined };
}

const directionOf = ({ descending, empty_first: isEmptyFirst }: OrderTerm): string =>
  `${descending ? 'desc' : 'asc'} nulls ${isEmptyFirst ? 'first' : 'last'}`;

const comparisons: Readonly<Record<string, string>> = { eq: '=', gte: '>=', lte: '<=', gt: '>', lt: '<' };

/**
 * Converts a condition on rows `t` to SQL like the database's `condition_text`, with the value as a parameter so that
 * one plan serves all. `place` adds a value and returns its placeholder, `$3`.
 */
function conditionText([columns, operator, value, type]: Condition, place: (value: unknown) => string): string {
  if (operator === 'present') return eachOf(columns, (column) => `${column} is not null`);
  if (operator === 'series') return ofSeries([columns].flat()[0] ?? '', place(value), type ?? '');
  const given = place(value) + (type ? `::${type}` : '');
  return eachOf(columns, (column) => {
    if (operator === 'in') return `${column} = any (${given})`;
    // As a subselect the pattern is built once.
    if (operator === 'like') return `${column} like (select like_pattern(${given}))`;
    if (operator === 'contains') return `norm(${column}) like (select like_pattern(${given}))`;
    return `${column} ${comparisons[operator]} ${given}`;
  });
}

/** Documents of `default` name no series and have a number. */
const ofSeries = (column: string, given: string, table: string): string =>
  `(t."${column}" = ${given}::uuid or t."${column}" is null and t.number is not null
    and ${given}::uuid = default_series(current_tenant(), '${table.replaceAll('_', '-')}'))`;

/** One of several columns must match. */
const eachOf = (columns: Condition[0], text: (column: string) => string): string =>
  `(${[columns]
    .flat()
    .map((name) => text(`t."${name}"`))
    .join(' or ')})`;
