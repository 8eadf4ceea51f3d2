import { sql, type RawBuilder } from 'kysely';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { ownRows } from '../resources/rows.ts';
import { storageOf, type Field } from '../resources/storage.ts';
import { columnValues, type Input } from '../resources/columnValues.ts';

/** A replacement for the record of a key. */
export interface Replacement {
  readonly key: string;
  readonly input: Input;
}

/** Returns, per input, the names of fields that differ from the stored record. */
export async function differing(
  db: Db,
  resource: Resource,
  tenant: string,
  fields: readonly Field[],
  inputs: readonly Replacement[],
): Promise<string[][]> {
  const { table, key } = storageOf(resource);
  const values = inputs.map((one) => ({ ...Object.fromEntries(columnValues(fields, one.input)), [key]: one.key }));
  const differs = fields.flatMap((field) =>
    [...columnValues([field], undefined).keys()].map(
      (column) =>
        sql`case when ${sql.ref(`t.${column}`)} is distinct from ${sql.ref(`v.${column}`)} then ${sql.lit(field.name)} end`,
    ),
  );
  const rows = await db.run<{ at: number; changed: string[] }>(sql`
    select v.ordinality::int - 1 as at, array_remove(array[${sql.join(differs)}]::text[], null) as changed
    from ${givenRows(table, values)} join ${sql.table(table)} t on ${sql.ref(`t.${key}`)} = ${sql.ref(`v.${key}`)}
    where ${ownRows(resource, tenant)}`);
  const changed = new Map(rows.map((row) => [row.at, row.changed]));
  return inputs.map((_, at) => changed.get(at) ?? []);
}

/** Passes rows `v` for a table with their `ordinality` in one parameter. */
export const givenRows = (table: string, values: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb) with ordinality v`;
