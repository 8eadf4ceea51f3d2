import { sql, type RawBuilder } from 'kysely';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { several, type Condition } from '../lists/conditions.ts';
import { foundRows, type Cut } from './pageKeys.ts';
import type { OrderTerm } from '../lists/ordering.ts';
import type { ListQuery } from '../lists/query.ts';
import { resourceNamed } from '../resources/registry.ts';
import { columnAt, storageOf, type Storage } from '../resources/storage.ts';

/** Records that precede the others in a list: their condition, and their order if it differs. */
export interface Preferred {
  readonly conditions: readonly Condition[];
  readonly order?: readonly OrderTerm[];
}

/** The number of recent records whose references count as recently used. */
const newest = 50;

/** Returns what the first page starts with: recently used records, then those that match all of `first`. */
export async function preferredOf(
  db: Db,
  resource: Resource,
  { fields }: Storage,
  tenant: string,
  { page, after, recent, first = {} }: ListQuery,
): Promise<Preferred[]> {
  if (page > 1 || after) return [];
  const used = recent === undefined ? [] : await usedLately(db, resource, tenant, recent);
  const held = Object.entries(first).map(([name, values]) => ({
    conditions: (resource.list.first?.[name] ?? []).map((path, at): Condition => [
      columnAt(fields, path).column,
      'eq',
      values[at] ?? '',
    ]),
  }));
  return [...(used.length > 0 ? [inTheirOrder(used)] : []), ...held];
}

const inTheirOrder = (keys: readonly string[]): Preferred => ({
  conditions: [several('uuid', keys, 'uuid')],
  order: [{ column: 'uuid', ranks: keys }, { column: 'uuid' }],
});

/** Returns the keys that the newest records of another resource refer to, newest first. */
async function usedLately(db: Db, { related = [] }: Resource, tenant: string, name: string): Promise<string[]> {
  const by = related.find(({ resource }) => resource === name)?.by;
  const pointing = resourceNamed(name);
  if (by === undefined || !pointing) throw new RangeError(`Nothing is known of ${name} here`);
  const { table, fields } = storageOf(pointing);
  const { column } = columnAt(fields, by);
  const rows = await db.run<{ key: string }>(sql`
    select ${sql.ref(column)} as key from ${sql.table(table)} where tenant_id = ${tenant}
    order by uuid desc limit ${sql.lit(newest)}`);
  return [...new Set(rows.flatMap(({ key }) => key ?? []))];
}

/** Builds a page that starts with the preferred records, each once; `found` is the page without them. */
export function withFirst(
  preferred: readonly Preferred[],
  found: RawBuilder<unknown>,
  cut: Cut & { readonly table: string },
): RawBuilder<unknown> {
  if (preferred.length === 0) return found;
  const pages = preferred.map(({ conditions, order = cut.order }) =>
    foundRows('tenant', cut.table, { ...cut, conditions: [...cut.conditions, ...conditions], order, bound: undefined }),
  );
  const keys = pages.map((page) => sql`(select keys from ${page} p)`);
  return sql`(select f.n, array(
    select key from unnest(${sql.join(keys, sql` || `)} || f.keys::text[]) with ordinality u (key, place)
    group by key order by min(place) limit ${sql.lit(cut.perPage)}) as keys
    from ${found} f)`;
}
