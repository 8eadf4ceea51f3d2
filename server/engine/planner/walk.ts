import type { Db } from '../../database/transaction.ts';
import type { OrderTerm } from '../lists/ordering.ts';
import { skippedBy } from '../lists/query.ts';
import {
  filledColumns,
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

/** Returns whether an unfiltered list follows an index, also from a given record on. */
export const isWalk = (source: RowSource, { conditions, order, after }: PageCut): boolean =>
  conditions.length === 0 &&
  isIndexed(source, order) &&
  (!after || filledColumns(source.resource).has(order[0]?.column ?? ''));

/** Returns whether an index has exactly this order with nulls last. */
export function isIndexed({ resource }: RowSource, [first, ...rest]: readonly OrderTerm[]): boolean {
  if (!first || rest.length !== 1 || first.ranks || first.label) return false;
  return !first.descending || filledColumns(resource).has(first.column);
}

/** Reads a page along the index and counts rows, in one statement. */
export async function walkPage<Row extends object>(
  db: Db,
  source: RowSource,
  cut: PageCut,
): Promise<RowPage<Row & PageRow>> {
  const { perPage, after, isCounted } = cut;
  const { table, key } = storageOf(source.resource);
  const listed = listedText(source, cut);
  const values = valuesOf(source);
  const skipped = after ? 0 : skippedBy(cut);
  const behind = after ? ` and ${behindText(source, cut, `$${values.push(after)}`)}` : '';
  const count = isCounted ? wholeCount(source, cut) : 'null::bigint';
  // A literal limit keeps one plan.
  const ordered = `"${table}" t where ${listed}${behind} order by ${orderText(cut.order)} limit ${perPage}`;
  // Skipped rows are read from the index only, and an array tells the planner that few rows follow.
  const paged =
    () => `unnest(array(select t.${key} from ${ordered}${skipped > 0 ? ` offset $${values.push(skipped)}` : ''}))
    with ordinality page (key, place) join ${joinedTo(source)} order by page.place`;
  const isPlain = skipped === 0 && !source.joined;
  const text = `select ${count} as n, ${isPlain ? `${source.columns} from ${ordered}` : `shown.* from ${paged()}`}`;
  const rows = await db.query<Row & PageRow>(text, values);
  if (!isCounted) return { rows, count: undefined };
  // Without a row, the count is missing too.
  return { rows, count: rows[0]?.n ?? (skipped === 0 && !after ? 0 : await countWhole(db, source, cut)) };
}

/** Returns the order as SQL. */
export const orderText = (order: readonly OrderTerm[]): string =>
  order.map((term) => `${expressionOf(term)}${order[0]?.descending ? ' desc' : ''}`).join(', ');

/** The condition of rows after a record, as a row comparison that the index supports. */
function behindText({ resource }: RowSource, { order }: PageCut, place: string): string {
  const { table, key } = storageOf(resource);
  const of = (alias: string) => order.map((term) => expressionOf(term, alias)).join(', ');
  const own = resource.scope === 'tenant' ? 'k.tenant_id = $1 and ' : '';
  const there = `select ${of('k')} from "${table}" k where ${own}k.${key} = ${place}`;
  return `(${of('t')}) ${order[0]?.descending ? '<' : '>'} (${there})`;
}

/** The SQL expression that a term compares. */
export const expressionOf = ({ column, words }: OrderTerm, alias = 't'): string =>
  words ? `norm(${alias}."${column}")` : `${alias}."${column}"`;

/** Counts an unfiltered list. */
export async function countWhole(db: Db, source: RowSource, cut: Pick<PageCut, 'isLive'>): Promise<number> {
  const [counted] = await db.query<{ n: number }>(`select ${wholeCount(source, cut)} as n`, valuesOf(source));
  return counted?.n ?? 0;
}

/** The stored count as SQL. */
function wholeCount(source: RowSource, cut: Pick<PageCut, 'isLive'>): string {
  const { table } = storageOf(source.resource);
  const counted = `(select count(*) from "${table}" t where ${listedText(source, cut)})`;
  return source.resource.scope === 'tenant' ? `coalesce(${keptCount(table)}, ${counted})` : counted;
}
