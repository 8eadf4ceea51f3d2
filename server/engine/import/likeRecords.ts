import { sql, type RawBuilder } from 'kysely';
import { importWays } from '../../../domain/lists/importColumns.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { givenRows } from '../writing/changedRows.ts';
import { ownRows } from '../resources/rows.ts';
import { columnAt, storageOf } from '../resources/storage.ts';
import { currentKey } from '../writing/followMerged.ts';
import { bareTaxIds, comparable, isTaxId } from './comparable.ts';

/** A record that matches a row; `n` records match equally. */
interface Like {
  readonly key: string;
  readonly n: number;
  /** The index of the matching path. */
  readonly way: number;
}

/**
 * Finds the records of rows by identifying paths, the most reliable first. A row matches by the first path that both
 * have; a difference there means different records. Among equal matches, unarchived ones come first, then those by a
 * more reliable path, then those that agree in more. A merged record stands for the one that it leads to.
 */
export async function likeRecords(
  db: Db,
  resource: Resource,
  tenant: string,
  rows: readonly (readonly unknown[])[],
): Promise<ReadonlyMap<number, Like>> {
  const { table, fields } = storageOf(resource);
  const ways = importWays(resource).map((path) => {
    const field = columnAt(fields, path);
    const of = (row: 't' | 'v') => comparable(field, sql.ref(`${row}.${field.column}`));
    return { column: field.column, of };
  });
  const name = (row: 'given' | 'own', at: number) => sql.ref(`${row}.c${at}`);
  const columns = (row: 't' | 'v') => sql.join(ways.map(({ of }, at) => sql`${of(row)} as ${sql.ref(`c${at}`)}`));
  const exact = (row: 't' | 'v') =>
    sql.join(ways.map(({ column }, at) => sql`${sql.ref(`${row}.${column}`)}::text as ${sql.ref(`e${at}`)}`));
  const values = rows.map((each) => Object.fromEntries(ways.map(({ column }, at) => [column, each[at]])));
  const candidates = ways.map((_, way) => {
    const unsure = ways
      .slice(0, way)
      .map((__, at) => sql` and (${name('given', at)} is null or ${name('own', at)} is null)`);
    return sql`
      select given.at, own.key, own.archived, ${sql.lit(way)} as way, ${agreement(ways.length, way)} as apart
      from given join own on ${name('given', way)} = ${name('own', way)}${sql.join(unsure, sql``)}`;
  });
  const within = resource.scope === 'tenant' ? sql` and t.uuid = any(array(${candidateKeys(resource, rows)}))` : sql``;
  const found = await db.run<Like & { at: number }>(sql`
    with given as (
      select v.ordinality::int - 1 as at, ${columns('v')}, ${exact('v')} from ${givenRows(table, values)}
    ), own as (
      select ${currentKey(resource)}::text as key, ${resource.archive ? sql`t.archived` : sql`false`} as archived,
        ${columns('t')}, ${exact('t')} from ${sql.table(table)} t where ${ownRows(resource, tenant)}${within}
    ), candidates as (${sql.join(candidates, sql` union all `)})
    select distinct on (at) at, key, way, count(*) over (partition by at, archived, way, apart)::int as n
    from (select distinct at, key, archived, way, apart from candidates) each order by at, archived, way, apart`);
  return new Map(found.map(({ at, ...like }) => [at, like]));
}

/** SQL: the keys of records that may match one of the rows, by an index for each path. */
function candidateKeys(resource: Resource, rows: readonly (readonly unknown[])[]): RawBuilder<unknown> {
  const { table, fields } = storageOf(resource);
  const keys = importWays(resource).map((path, at) => {
    const field = columnAt(fields, path);
    const texts = [...new Set(rows.flatMap((values) => (values[at] === undefined ? [] : String(values[at]))))];
    if (at === 0) return sql`select unnest(${texts}::uuid[])`;
    if (!isTaxId(field)) return sql`select own_rows_called(${table}, ${field.column}, ${texts}::text[])`;
    return sql`select b.uuid from ${sql.table(table)} b
      where b.tenant_id = current_tenant() and ${sql.ref(`b.bare_${field.column}`)} = any(${texts.flatMap(bareTaxIds)}::text[])`;
  });
  return sql.join(keys, sql` union all `);
}

/** How much a record differs from a row, by its matching path and less reliable ones. */
function agreement(ways: number, from: number): RawBuilder<unknown> {
  const apart = Array.from({ length: ways - from }, (_, step) => {
    const at = from + step;
    const [given, own] = [sql.ref(`given.e${at}`), sql.ref(`own.e${at}`)];
    return sql`case when ${given} is not distinct from ${own} then 0
      when ${sql.ref(`given.c${at}`)} = ${sql.ref(`own.c${at}`)} then 1 else 2 end`;
  });
  return sql`array[${sql.join(apart)}]`;
}
