import type { Db } from '../db/transaction.ts';
import type { OrderTerm } from './ordering.ts';
import { skippedBy } from './query.ts';
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
import { storageOf } from './storage.ts';

/** Whether nothing narrows a list, and an index has its rows in their order; to read on, also which come behind another. */
export const isWalk = (source: RowSource, { conditions, order, after }: PageCut): boolean =>
  conditions.length === 0 &&
  isIndexed(source, order) &&
  (!after || filledColumns(source.resource).has(order[0]?.column ?? ''));

/** Whether an index has rows in their very order, whatever the values: those without one come last there too. */
export function isIndexed({ resource }: RowSource, [first, ...rest]: readonly OrderTerm[]): boolean {
  if (!first || rest.length !== 1 || first.ranks || first.label) return false;
  return !first.descending || filledColumns(resource).has(first.column);
}

/** A page of such a list, along the index of its order, and how many rows there are: in one statement. */
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
  // The limit is told in words, so that one plan is kept.
  const ordered = `"${table}" t where ${listed}${behind} order by ${orderText(cut.order)} limit ${perPage}`;
  // What is skipped is met in the index alone, and as an array the keys tell the planner that few rows follow.
  const paged =
    () => `unnest(array(select t.${key} from ${ordered}${skipped > 0 ? ` offset $${values.push(skipped)}` : ''}))
    with ordinality page (key, place) join ${joinedTo(source)} order by page.place`;
  const isPlain = skipped === 0 && !source.joined;
  const text = `select ${count} as n, ${isPlain ? `${source.columns} from ${ordered}` : `shown.* from ${paged()}`}`;
  const rows = await db.query<Row & PageRow>(text, values);
  if (!isCounted) return { rows, count: undefined };
  // Without a row nobody tells how many there are.
  return { rows, count: rows[0]?.n ?? (skipped === 0 && !after ? 0 : await countWhole(db, source, cut)) };
}

/** Such an order in SQL. */
export const orderText = (order: readonly OrderTerm[]): string =>
  order.map((term) => `${expressionOf(term)}${order[0]?.descending ? ' desc' : ''}`).join(', ');

/** The condition that a row comes behind the one with the key at a place: as a row, it is a range of the order's index. */
function behindText({ resource }: RowSource, { order }: PageCut, place: string): string {
  const { table, key } = storageOf(resource);
  const of = (alias: string) => order.map((term) => expressionOf(term, alias)).join(', ');
  const own = resource.scope === 'tenant' ? 'k.tenant_id = $1 and ' : '';
  const there = `select ${of('k')} from "${table}" k where ${own}k.${key} = ${place}`;
  return `(${of('t')}) ${order[0]?.descending ? '<' : '>'} (${there})`;
}

/** What a term of an order compares of the rows of an alias. */
export const expressionOf = ({ column, words }: OrderTerm, alias = 't'): string =>
  words ? `norm(${alias}."${column}")` : `${alias}."${column}"`;

/** How many rows a list has that nothing narrows. */
export async function countWhole(db: Db, source: RowSource, cut: Pick<PageCut, 'isLive'>): Promise<number> {
  const [counted] = await db.query<{ n: number }>(`select ${wholeCount(source, cut)} as n`, valuesOf(source));
  return counted?.n ?? 0;
}

/** That number in SQL, as it is kept of a tenant's tables. */
function wholeCount(source: RowSource, cut: Pick<PageCut, 'isLive'>): string {
  const { table } = storageOf(source.resource);
  const counted = `(select count(*) from "${table}" t where ${listedText(source, cut)})`;
  return source.resource.scope === 'tenant' ? `coalesce(${keptCount(table)}, ${counted})` : counted;
}
