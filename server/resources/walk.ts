import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import type { Reader } from '../scope.ts';
import { isOfLive } from './conditions.ts';
import type { FoundRow, Page } from './list.ts';
import type { OrderTerm } from './ordering.ts';
import type { ListQuery } from './query.ts';
import { rowReadingOf } from './rowReading.ts';
import { storageOf } from './storage.ts';

/** Whether an index has the rows in their very order, whatever the values: those without one come last there too. */
export const isWalk = ([first, ...rest]: readonly OrderTerm[]): boolean =>
  rest.length === 1 && !first?.descending && !first?.ranks && !first?.label;

/** A page of a list that nothing narrows, along the index of its order, and how many rows there are: in one statement. */
export async function walkPage(
  db: Db,
  resource: Resource,
  reader: Reader,
  query: ListQuery,
  [first]: readonly OrderTerm[],
): Promise<Page<object>> {
  const { page, perPage, isCounted } = query;
  const { table, key } = storageOf(resource);
  const { columns, record } = rowReadingOf(resource, query.fields);
  const { listed, values, count } = wholeOf(resource, reader, query);
  const column = `t."${first?.column ?? key}"`;
  const ordered = `where ${listed} order by ${first?.words ? `norm(${column})` : column}, t.${key} limit ${perPage}`;
  const told = `select ${isCounted ? count : 'null::bigint'} as n, ${columns}`;
  const skipped = (page - 1) * perPage;
  // The limit is told in words, so that one plan is kept. What is skipped is met in the index alone, and as an array the
  // keys tell the planner that few rows follow.
  const text =
    skipped === 0
      ? `${told} from "${table}" t ${ordered}`
      : `${told} from unnest(array(
          select t.${key} from "${table}" t ${ordered} offset $${values.length + 1})) with ordinality page (key, place)
        join "${table}" t on ${listed} and t.${key} = page.key order by page.place`;
  const rows = await db.query<FoundRow>(text, skipped === 0 ? values : [...values, skipped]);
  const results = rows.map(record);
  if (!isCounted) return { results, count: undefined };
  return { results, count: rows[0]?.n ?? (skipped === 0 ? 0 : await countWhole(db, resource, reader, query)) };
}

/** How many rows a list has that nothing narrows. */
export async function countWhole(db: Db, resource: Resource, reader: Reader, query: ListQuery): Promise<number> {
  const { values, count } = wholeOf(resource, reader, query);
  const [counted] = await db.query<{ n: number }>(`select ${count} as n`, values);
  return counted?.n ?? 0;
}

/** What the rows `t` of a list hold that nothing narrows, and the SQL of their number: as is kept of a tenant's tables. */
function wholeOf(resource: Resource, { tenant }: Reader, query: ListQuery) {
  const { table } = storageOf(resource);
  const isOfTenant = resource.scope === 'tenant';
  const listed = `${isOfTenant ? 't.tenant_id = $1' : 'true'}${isOfLive(resource, query) ? ' and not t.archived' : ''}`;
  const counted = `(select count(*) from "${table}" t where ${listed})`;
  const kept = `(select sum(c.n)::bigint from row_counts c where c.tenant_id = $1 and c.table_name = '${table}')`;
  return {
    listed,
    values: isOfTenant ? [tenant.id] : [],
    count: isOfTenant ? `coalesce(${kept}, ${counted})` : counted,
  };
}
