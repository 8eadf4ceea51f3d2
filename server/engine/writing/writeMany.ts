import { sql } from 'kysely';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { nextNumber, numberGivenBy } from './counter.ts';
import { givenRows, type Replacement } from './changedRows.ts';
import { ownerOf, ownRows } from '../resources/rows.ts';
import { isImmutable, storageOf, type Field } from '../resources/storage.ts';
import { columnValues, type Input } from '../resources/columnValues.ts';

/** The columns that bulk writes support: no rows, files or secrets. */
export const plainFields = (fields: readonly Field[]): Field[] =>
  fields.filter(({ is }) => is === 'scalar' || is === 'reference' || is === 'nested');

export const columnsOf = (fields: readonly Field[]): string[] => [...columnValues(fields, undefined).keys()];

/** A record that a bulk write created. */
export interface Created {
  readonly key: string;
  readonly version: number;
}

/** Creates records in one statement. Returns them in no particular order. */
export async function insertRecords(
  db: Db,
  resource: Resource,
  tenant: string,
  inputs: readonly Input[],
): Promise<Created[]> {
  if (inputs.length === 0) return [];
  const { table, key, fields } = storageOf(resource);
  const plain = plainFields(fields);
  const owner = ownerOf(resource, tenant);
  const values = inputs.map((input) => ({ ...Object.fromEntries(columnValues(plain, input)), ...owner }));
  const number = numberGivenBy(resource, 'create');
  const columns = [...columnsOf(plain), ...Object.keys(owner)].map(
    (column) => [column, sql.ref(`v.${column}`)] as const,
  );
  const all = number === undefined ? columns : [...columns, [number, nextNumber(resource)] as const];
  return db.run<Created>(sql`
    insert into ${sql.table(table)} (${sql.join(all.map(([column]) => sql.ref(column)))})
    select ${sql.join(all.map(([, value]) => value))} from ${givenRows(table, values)} order by v.ordinality
    returning ${sql.ref(key)}::text as key, version`);
}

/** Replaces the plain values of records in one statement; rows, files, secrets and immutable values stay. */
export async function updateRecords(
  db: Db,
  resource: Resource,
  tenant: string,
  replacements: readonly Replacement[],
): Promise<void> {
  if (replacements.length === 0) return;
  const { table, key, fields } = storageOf(resource);
  const plain = plainFields(fields).filter(({ name }) => !isImmutable(resource, name));
  const values = replacements.map((one) => ({ ...Object.fromEntries(columnValues(plain, one.input)), [key]: one.key }));
  const columns = columnsOf(plain);
  await db.run(sql<object>`
    update ${sql.table(table)} t set (${sql.join(columns.map((column) => sql.ref(column)))})
      = row(${sql.join(columns.map((column) => sql.ref(`v.${column}`)))})
    from ${givenRows(table, values)}
    where ${ownRows(resource, tenant)} and ${sql.ref(`t.${key}`)} = ${sql.ref(`v.${key}`)}`);
}
