import { sql } from 'kysely';
import { writeAmounts } from '../../../domain/money/amounts.ts';
import { memoized } from '../../../domain/memoized.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { compile } from '../../database/queries/statements.ts';
import type { Db } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';
import { recordOf } from './select.ts';
import { ownRows } from './rows.ts';
import { storageOf, type Storage } from './storage.ts';

/** A record with the version of its ETag. */
export interface Versioned {
  readonly record: Record<string, unknown>;
  readonly version: number;
}

/** The statement that reads a tenant's records up to the condition, cached because documents' lines use it. */
const selectSome = memoized((storage: Storage) => {
  const { text, values } = compile(sql`
    select ${recordOf(storage, 't')} as record, t.version from ${sql.table(storage.table)} t`);
  if (values.length > 0) throw new Error(`The statement that reads ${storage.table} must contain no value`);
  return { text: `${text} where t.tenant_id = $1 and t.uuid = any` };
});

/** Returns the statement that reads the tenant's (`$1`) records whose keys an SQL expression returns as an array. */
export const selectRecords = (resource: Resource, keys: string): string =>
  `${selectSome(storageOf(resource)).text}((${keys})::uuid[])`;

const byKeys = memoized((resource: Resource) => ({ text: selectRecords(resource, '$2') }));

/** Reads a record of the tenant. Throws `not_found`, also for another tenant's. */
export async function readRecord(db: Db, resource: Resource, tenant: string, key: string): Promise<Versioned> {
  const storage = storageOf(resource);
  const [row] = await db.run<Versioned>(sql`
    select ${recordOf(storage, 't')} as record, t.version from ${sql.table(storage.table)} t
    where ${ownRows(resource, tenant)} and ${sql.ref(`t.${storage.key}`)} = ${key}`);
  if (!row) throw new ApiError('not_found');
  writeAmounts(resource.schema, row.record);
  return row;
}

/** Reads the tenant's records by key with versions. Unknown keys are absent. */
export const readRecords = <Row extends { uuid?: string }>(
  db: Db,
  resource: Resource,
  tenant: string,
  keys: readonly string[],
): Promise<Records<Row>> => recordsBy<Row>(db, byKeys(resource).text, [tenant, distinctKeys(keys)]);

/** Records with versions, by key. */
export type Records<Row> = ReadonlyMap<string, { readonly record: Row; readonly version: number }>;

/** Converts the result of a `selectRecords` statement. */
export async function recordsBy<Row extends { uuid?: string }>(
  db: Db,
  text: string,
  values: readonly unknown[],
): Promise<Records<Row>> {
  const rows = await db.query<{ record: Row & { uuid: string }; version: number }>(text, values);
  return new Map(rows.map((row) => [row.record.uuid, row]));
}

/** Returns keys in the database's form, each once: a thousand lines name few scenarios. */
export const distinctKeys = (keys: readonly string[]): string[] => [...new Set(keys.map((key) => key.toLowerCase()))];
