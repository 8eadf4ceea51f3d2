import type { Db } from '../db/transaction.ts';
import type { OrderTerm } from './ordering.ts';
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

/** Whether nothing narrows a list, and an index has its rows in their order. */
export const isWalk = (source: RowSource, { conditions, order }: PageCut): boolean =>
  conditions.length === 0 && isIndexed(source, order);

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
  const { page, perPage, isCounted } = cut;
  const { table, key } = storageOf(source.resource);
  const listed = listedText(source, cut);
  const values = valuesOf(source);
  const skipped = (page - 1) * perPage;
  const told = `select ${isCounted ? wholeCount(source, cut) : 'null::bigint'} as n, ${source.columns}`;
  // The limit is told in words, so that one plan is kept.
  const ordered = `"${table}" t where ${listed} order by ${orderText(cut.order)} limit ${perPage}`;
  // What is skipped is met in the index alone, and as an array the keys tell the planner that few rows follow.
  const paged =
    () => `unnest(array(select t.${key} from ${ordered}${skipped > 0 ? ` offset $${values.push(skipped)}` : ''}))
    with ordinality page (key, place) join ${joinedTo(source)} order by page.place`;
  const text = `${told} from ${skipped === 0 && !source.joined ? ordered : paged()}`;
  const rows = await db.query<Row & PageRow>(text, values);
  if (!isCounted) return { rows, count: undefined };
  // Without a row nobody tells how many there are.
  return { rows, count: rows[0]?.n ?? (skipped === 0 ? 0 : await countWhole(db, source, cut)) };
}

/** Such an order in SQL. */
export function orderText([first, last]: readonly OrderTerm[]): string {
  const direction = first?.descending ? ' desc' : '';
  const column = `t."${first?.column}"`;
  return `${first?.words ? `norm(${column})` : column}${direction}, t."${last?.column}"${direction}`;
}

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
