import { sql } from 'kysely';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../db/transaction.ts';
import { mapInPieces } from '../../mapInPieces.ts';
import { givenRows } from '../differing.ts';
import { ownRows } from '../rows.ts';
import { columnAt, storageOf } from '../storage.ts';
import { columnValues } from '../columnValues.ts';
import { readRow, type Reading } from './cells.ts';
import { problemsAt, type CheckInput, type Problem } from './problem.ts';
import type { Row, Table } from './table.ts';

/** A row with the key of the record that it is of; none where it is of a new one. */
export interface Recognised {
  readonly row: Row;
  readonly key: string | undefined;
}

/**
 * Tells which rows of a table are of records that there are, by the values that its resource recognises them by, with one
 * statement. A row without a whole key, one that is like another, and one that several records are like is a problem.
 */
export async function recognise(
  db: Db,
  resource: Resource,
  tenant: string,
  { width, columns, rows }: Table,
  reading: Reading,
  check: CheckInput,
): Promise<{ recognised: Recognised[]; problems: Problem[] }> {
  const { table, key, fields } = storageOf(resource);
  const by: readonly string[] = resource.imports?.by ?? [];
  const [first = ''] = by;
  const named = columns.filter(({ path }) => by.includes(path));
  const names = by.map((path) => columnAt(fields, path).column);
  const problems: Problem[] = [];
  const firsts = new Map<string, Row>();

  const keyed = await mapInPieces(rows, (row) => {
    const { input, issues: misread } = readRow(resource, named, row.cells, reading);
    const { value, issues } = check(input);
    const wrong = [
      ...(row.cells.slice(width).some((cell) => cell !== '') ? [{ path: '', key: 'validation.import.cells' }] : []),
      ...(misread.length > 0 ? misread : issues.filter(({ path }) => isAbout(path, by))),
    ];
    problems.push(...problemsAt(row.row, wrong));
    if (wrong.length > 0) return [];
    const all = columnValues(fields, value);
    const values = Object.fromEntries(names.map((name) => [name, all.get(name)]));
    const same = firsts.get(JSON.stringify(values));
    if (same) problems.push(notOne(row, first, 'repeated', { row: same.row }));
    else firsts.set(JSON.stringify(values), row);
    return same ? [] : [{ row, values }];
  });

  const sound = keyed.flat();
  const own = sql.ref(`t.${key}`);
  // Somebody may have archived one and made another: then that is meant.
  const isArchived = resource.archive ? sql`t.archived` : sql`false`;
  const like = names.map((name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`v.${name}`)}`);
  const found = await db.run<{ at: number; key: string; n: number }>(sql`
    select v.ordinality::int - 1 as at, (array_agg(${own} order by ${isArchived}))[1]::text as key,
      coalesce(nullif(count(*) filter (where not ${isArchived}), 0), count(*))::int as n
    from ${givenRows(
      table,
      sound.map(({ values }) => values),
    )}
      join ${sql.table(table)} t on ${ownRows(resource, tenant)} and ${sql.join(like, sql` and `)}
    group by v.ordinality`);
  const byRow = new Map(found.map((one) => [one.at, one]));
  const byKey = new Map<string, Row>();
  const recognised = sound.flatMap(({ row }, at): Recognised[] => {
    const { key: one = '', n = 0 } = byRow.get(at) ?? {};
    if (n === 0) return [{ row, key: undefined }];
    // Figures that are written in two ways are the same in the database.
    const same = byKey.get(one);
    byKey.set(one, row);
    if (n === 1 && !same) return [{ row, key: one }];
    problems.push(
      same ? notOne(row, first, 'repeated', { row: same.row }) : notOne(row, first, 'several', { count: n }),
    );
    return [];
  });
  return { recognised, problems };
}

/** Whether what stands at a path holds one of these. */
const isAbout = (path: string, paths: readonly string[]): boolean =>
  paths.some((one) => `${one}.`.startsWith(`${path}.`));

const notOne = ({ row }: Row, column: string, why: string, args: Problem['args'] = {}): Problem => ({
  row,
  column,
  key: `validation.import.${why}`,
  args,
});
