import { sql } from 'kysely';
import { countLimit } from '../../../domain/lists/countLimit.ts';
import {
  countedLate,
  countedStatuses,
  summedStatuses,
  type CurrencySum,
  type ListSummary,
} from '../../../domain/lists/summary.ts';
import { currencyBeside, writeAmounts } from '../../../domain/money/amounts.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import type { Reader } from '../../identity/scope.ts';
import { dailySourceOf, sumDaily, type SumRow } from './dailySums.ts';
import type { ListQuery } from './query.ts';
import type { FindFile, Narrowing } from '../resources/finder.ts';
import { storageOf } from '../resources/storage.ts';

/**
 * Computes the summary of a query: counts by status, and sums by currency if there are few enough records, an index, or
 * daily sums.
 */
export async function summarize(
  db: Db,
  visible: Resource,
  reader: Reader,
  query: ListQuery,
  { find, narrowing }: Required<Pick<FindFile, 'find' | 'narrowing'>>,
): Promise<ListSummary> {
  const lateness = countedLate(visible);
  const others = query.filters.filter(({ path }) => path !== visible.status && path !== lateness);
  const countOf = async (filter: ListQuery['filters'][number]): Promise<number> => {
    const narrowed = { ...query, fields: [storageOf(visible).key], filters: [...others, filter] };
    return (await find(db, reader, narrowed, visible)).count ?? 0;
  };
  const [statuses, late, sums] = await Promise.all([
    Promise.all(
      countedStatuses(visible).map(async (value): Promise<[string, number]> => [
        value,
        await countOf({ path: visible.status ?? '', comparison: 'in', value: [value] }),
      ]),
    ),
    lateness === undefined ? undefined : countOf({ path: lateness, comparison: 'eq', value: true }),
    sumsOf(db, visible, reader, summedBy(visible, query), narrowing),
  ]);
  return { statuses: Object.fromEntries(statuses), ...(late !== undefined && { late }), ...(sums && { sums }) };
}

/** Returns the query without the records that no sum counts; undefined if it has no others. */
function summedBy(visible: Resource, query: ListQuery): ListQuery | undefined {
  const [filtered] = query.filters.filter(({ path }) => path === visible.status);
  const wanted = filtered && (typeof filtered.value === 'object' ? filtered.value : [String(filtered.value)]);
  const value = summedStatuses(visible, wanted);
  if (!value) return query;
  const others = query.filters.filter((filter) => filter !== filtered);
  const path = visible.status ?? '';
  return value.length === 0 ? undefined : { ...query, filters: [...others, { path, comparison: 'in', value }] };
}

/**
 * Sums a list: amounts with the same property as currency in one statement, and by themselves those that daily sums hold,
 * because the others may have too many rows.
 */
async function sumsOf(
  db: Db,
  visible: Resource,
  reader: Reader,
  query: ListQuery | undefined,
  narrowing: Narrowing,
): Promise<CurrencySum[] | undefined> {
  const paths = visible.list.sums ?? [];
  const byCurrency = Map.groupBy(paths, (path) => propertyAt(visible.schema, path)?.currency ?? currencyBeside);
  if (byCurrency.size === 0) return undefined;
  if (!query) return [];
  const sums = await Promise.all(
    [...byCurrency].map(async ([by, of]) => {
      const held = visible.list.dailySums?.sums ?? of;
      const sumsAt = (some: readonly string[]) =>
        some.length > 0 ? sumsIn(db, visible, reader, query, narrowing, { by, paths: some }) : undefined;
      const [found, beside] = await Promise.all([
        sumsAt(of.filter((path) => held.includes(path))),
        sumsAt(of.filter((path) => !held.includes(path))),
      ]);
      return found?.map((sum) => ({
        ...sum,
        ...(byCurrency.size > 1 && { by }),
        amounts: { ...sum.amounts, ...beside?.find(({ currency }) => currency === sum.currency)?.amounts },
      }));
    }),
  );
  return sums.includes(undefined) ? undefined : sums.flatMap((found) => found ?? []);
}

async function sumsIn(
  db: Db,
  visible: Resource,
  reader: Reader,
  query: ListQuery,
  { conditions, columns = {}, isWhole, viewOf }: Narrowing,
  { by: currency, paths }: { readonly by: string; readonly paths: readonly string[] },
): Promise<CurrencySum[] | undefined> {
  const { scope, schema } = visible;
  const summing = sql.raw(scope === 'tenant' ? 'sum_own_rows' : 'sum_rows');
  const summed = paths.map((path) => columns[path] ?? path);
  const held = conditions(visible, query, reader);
  const daily = dailySourceOf(visible, { query, conditions: held, columns: summed });
  const most = daily || isWhole?.(query, reader) ? Number.MAX_SAFE_INTEGER - 1 : countLimit;
  const table = viewOf?.(visible, query, reader) ?? storageOf(visible).table;
  const rows = await (daily
    ? sumDaily(db, visible, daily, held, currency, summed)
    : db.run<SumRow>(sql`
    select currency, n, sums::text[] as sums
    from ${summing}(${table}, ${JSON.stringify(held)}, ${currency}, ${summed}::text[], ${most})`));
  if (rows.reduce((total, { n }) => total + n, 0) > most) return undefined;
  return rows.map(({ currency: code, n, sums }) => {
    const amounts = Object.fromEntries(paths.map((path, index) => [path, sums[index] ?? '0']));
    const record = { ...amounts, [currency]: code };
    writeAmounts(schema, record);
    return { currency: code, count: n, amounts: Object.fromEntries(paths.map((path) => [path, String(record[path])])) };
  });
}
