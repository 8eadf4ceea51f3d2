import { sql, type RawBuilder } from 'kysely';
import { importWays } from '../../../domain/lists/importColumns.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { givenRows } from '../writing/changedRows.ts';
import { ownRows } from '../resources/rows.ts';
import { columnAt, storageOf } from '../resources/storage.ts';
import { comparable } from './comparable.ts';

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
 * more reliable path, then those that agree in more.
 */
export async function likeRecords(
  db: Db,
  resource: Resource,
  tenant: string,
  rows: readonly (readonly unknown[])[],
): Promise<ReadonlyMap<number, Like>> {
  const { table, key, fields } = storageOf(resource);
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
  const found = await db.run<Like & { at: number }>(sql`
    with given as (
      select v.ordinality::int - 1 as at, ${columns('v')}, ${exact('v')} from ${givenRows(table, values)}
    ), own as (
      select ${sql.ref(`t.${key}`)}::text as key, ${resource.archive ? sql`t.archived` : sql`false`} as archived,
        ${columns('t')}, ${exact('t')} from ${sql.table(table)} t where ${ownRows(resource, tenant)}
    ), candidates as (${sql.join(candidates, sql` union all `)})
    select distinct on (at) at, key, way, count(*) over (partition by at, archived, way, apart)::int as n
    from candidates order by at, archived, way, apart`);
  return new Map(found.map(({ at, ...like }) => [at, like]));
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
