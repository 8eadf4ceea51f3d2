import { countLimit } from '../../domain/lists/countLimit.ts';
import type { Db } from '../db/transaction.ts';
import { conditionText } from './conditionText.ts';
import type { OrderTerm } from './ordering.ts';
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

/**
 * A page of a list that is narrowed, or in an order of several fields, of a table that is not large: by one statement that is
 * planned once. Few matching rows are collected and sorted; many are met along the index of the order. Undefined where the
 * table is large, or many are found that no index has in their order.
 */
export async function smallPage<Row extends object>(
  db: Db,
  source: RowSource,
  cut: PageCut,
): Promise<RowPage<Row & PageRow> | undefined> {
  const { order, page, perPage, isCounted } = cut;
  if (order.some(({ ranks, label }) => ranks || label)) return undefined;
  const { table, key } = storageOf(source.resource);
  const isOfTenant = source.resource.scope === 'tenant';
  const values = valuesOf(source);
  const place = (value: unknown): string => `$${values.push(value)}`;
  const term = isOfTenant ? cut.conditions.find(([, operator]) => operator === 'like') : undefined;
  const isSmall = isOfTenant ? `coalesce(${keptCount(table)}, 0) <= ${mostInTable}` : 'true';
  // The function looks as the owner, along the index of the search.
  const searched = term
    ? `searched as materialized (
        select case when ${isSmall} then searched_${table}(like_pattern(${place(term[2])}), ${most + 1}) end as keys), `
    : '';
  const isKnown = term ? `(select cardinality(keys) from searched) <= ${most}` : `(select ${isSmall})`;
  const wanted = [
    listedText(source, cut),
    ...(term ? [`t.${key} = any ((select keys from searched)::uuid[])`] : []),
    ...cut.conditions.filter((condition) => condition !== term).map((condition) => conditionText(condition, place)),
  ].join(' and ');
  const skipped = (page - 1) * perPage;
  const cutOff = `limit ${perPage}${skipped > 0 ? ` offset ${place(skipped)}` : ''}`;
  const keyed = `select t.${key} as key, ${order.map((each, at) => `${expressionOf(each)} as k${at}`).join(', ')} from "${table}" t`;
  const ordering = order.map((each, at) => `k${at} ${directionOf(each)}`).join(', ');
  const canMeet = !term && isIndexed(source, order);
  const counting = isCounted
    ? `(select count(*) from (select from "${table}" t where ${wanted} limit ${countLimit + 1}) all_met)`
    : 'n';
  const meeting = `union all (${keyed} where ${wanted} and (select n from few) > ${most} order by ${orderText(order)} ${cutOff})`;
  const text = `with ${searched}found as materialized (${keyed} where ${isKnown} and ${wanted} limit ${most + 1}),
    few as materialized (select case when ${isKnown} then count(*) end as n from found),
    page as ((select * from found where (select n from few) <= ${most} order by ${ordering} ${cutOff}) ${canMeet ? meeting : ''})
    select case when n <= ${most} then n when n > ${most} then ${canMeet ? counting : 'null'} end as n, page.key as page_key, ${source.columns}
    from few left join (page join ${joinedTo(source)}) on true order by ${ordering}`;
  const rows = await db.query<Row & PageRow & { readonly page_key: unknown }>(text, values);
  const [{ n = null } = {}] = rows;
  if (n === null) return undefined;
  return { rows: rows.filter(({ page_key }) => page_key !== null), count: isCounted ? n : undefined };
}

const directionOf = ({ descending, empty_first: isEmptyFirst }: OrderTerm): string =>
  `${descending ? 'desc' : 'asc'} nulls ${isEmptyFirst ? 'first' : 'last'}`;
