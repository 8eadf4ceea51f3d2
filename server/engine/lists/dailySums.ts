import { sql } from 'kysely';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import type { Condition } from './conditions.ts';
import type { Filter, ListQuery } from './query.ts';
import { columnAt, storageOf } from '../resources/storage.ts';

/** The count and sums of a list in a currency. */
export interface SumRow {
  readonly currency: string;
  readonly n: number;
  readonly sums: readonly string[];
}

/** Daily sums for `group_rows`: the table and its day column. */
export interface DailySource {
  readonly table: string;
  readonly day: string;
}

/** What a query needs of a list: its rows, and the columns to group and sum. */
export interface Needed {
  readonly query: ListQuery;
  readonly conditions: readonly Condition[];
  readonly columns: readonly string[];
}

/** The table of a resource's daily sums. */
export const dailyTableOf = (resource: Resource): string => `${storageOf(resource).table}_daily`;

/** Returns the key and sum columns of daily sums. */
export function dailyColumnsOf(resource: Resource) {
  const { fields } = storageOf(resource);
  const { dailySums } = resource.list;
  const columnsOf = (paths: readonly string[]) => paths.map((path) => columnAt(fields, path).column);
  return {
    by: dailySums ? columnsOf([dailySums.day, ...dailySums.by]) : [],
    together: dailySums ? columnsOf(Object.keys(dailySums.together)) : [],
    sums: columnsOf(dailySums?.sums ?? []),
  };
}

/** Returns daily sums that cover a query; undefined if the rows must be read. */
export function dailySourceOf(visible: Resource, { query, conditions, columns }: Needed): DailySource | undefined {
  const { dailySums } = visible.list;
  if (!dailySums) return undefined;
  const held = dailyColumnsOf(visible);
  const grouped = new Set([...held.by, ...held.sums]);
  const narrowed = new Set([...held.by, ...held.together]);
  const isHeld =
    columns.every((column) => grouped.has(column)) &&
    conditions.every(([names]) => [names].flat().every((name) => narrowed.has(name))) &&
    Object.entries(dailySums.together).every(([path, sets = []]) => isOfWholeSets(visible, query.filters, path, sets));
  return isHeld
    ? { table: dailyTableOf(visible), day: columnAt(storageOf(visible).fields, dailySums.day).column }
    : undefined;
}

/** Whether a filter selects complete sets of values that are summed together. */
function isOfWholeSets(
  { visibility }: Resource,
  filters: readonly Filter[],
  path: string,
  sets: readonly (readonly string[])[],
): boolean {
  const selections = filters
    .filter((filter) => filter.path === path)
    .map(({ comparison, value }) => (comparison === 'eq' || comparison === 'in' ? [value].flat().map(String) : []));
  for (const { paths, values } of visibility?.open ?? []) if (paths.includes(path)) selections.push(values.map(String));
  const isWhole = (values: readonly string[]) => {
    const of = sets.filter((set) => set.every((value) => values.includes(value)));
    return values.length > 0 && values.every((value) => of.some((set) => set.includes(value)));
  };
  return selections.length > 0 && selections.every(isWhole);
}

/** Sums matching daily sums by currency. */
export function sumDaily(
  db: Db,
  resource: Resource,
  daily: DailySource,
  conditions: readonly Condition[],
  currency: string,
  summed: readonly string[],
): Promise<SumRow[]> {
  return db.run<SumRow>(sql`
    select currency, n, sums from group_own_rows(
      ${storageOf(resource).table}, ${JSON.stringify(conditions)}, ${currency},
      ${JSON.stringify([{ column: currency, by: 'value' }])}, ${summed}::text[], 0, 0, ${JSON.stringify(daily)}
    ) where part = 'whole'`);
}
