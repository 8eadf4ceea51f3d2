import { sql } from 'kysely';
import { writeAmounts } from '../../domain/money/amounts.ts';
import { oncePer } from '../../domain/oncePer.ts';
import type { Resource } from '../../schemas/resource.ts';
import { compile } from '../db/statements.ts';
import type { Db } from '../db/transaction.ts';
import { ApiError } from '../errors.ts';
import { recordOf } from './select.ts';
import { ownRows } from './rows.ts';
import { storageOf, type Storage } from './storage.ts';

/** A record with the version its ETag tells. */
export interface Versioned {
  readonly record: Record<string, unknown>;
  readonly version: number;
}

/** The statement that reads some of a tenant's records, up to what tells which: written once, since lines of documents are computed by it. */
const selectSome = oncePer((storage: Storage) => {
  const { text, values } = compile(sql`
    select ${recordOf(storage, 't')} as record, t.version from ${sql.table(storage.table)} t`);
  if (values.length > 0) throw new Error(`A value stands in how ${storage.table} is read`);
  return { text: `${text} where t.tenant_id = $1 and t.uuid = any` };
});

/** The statement that reads those of a tenant, `$1`, whose keys an expression of SQL answers as an array. */
export const selectRecords = (resource: Resource, keys: string): string =>
  `${selectSome(storageOf(resource)).text}((${keys})::uuid[])`;

const byKeys = oncePer((resource: Resource) => ({ text: selectRecords(resource, '$2') }));

/** One record of the tenant. Throws `not_found`, also for what another tenant owns. */
export async function readRecord(db: Db, resource: Resource, tenant: string, key: string): Promise<Versioned> {
  const storage = storageOf(resource);
  const [row] = await db.run<Versioned>(sql`
    select ${recordOf(storage, 't')} as record, t.version from ${sql.table(storage.table)} t
    where ${ownRows(resource, tenant)} and ${sql.ref(`t.${storage.key}`)} = ${key}`);
  if (!row) throw new ApiError('not_found');
  writeAmounts(resource.schema, row.record);
  return row;
}

/** The tenant's records with these keys, each with its version, by key. Keys that are nobody's, or another tenant's, are simply not there. */
export const readRecords = <Row extends { uuid?: string }>(
  db: Db,
  resource: Resource,
  tenant: string,
  keys: readonly string[],
): Promise<Records<Row>> => recordsBy<Row>(db, byKeys(resource).text, [tenant, distinctKeys(keys)]);

/** Records with their versions, by their keys. */
export type Records<Row> = ReadonlyMap<string, { readonly record: Row; readonly version: number }>;

/** What a statement of `selectRecords` answers. */
export async function recordsBy<Row extends { uuid?: string }>(
  db: Db,
  text: string,
  values: readonly unknown[],
): Promise<Records<Row>> {
  const rows = await db.query<{ record: Row & { uuid: string }; version: number }>(text, values);
  return new Map(rows.map((row) => [row.record.uuid, row]));
}

/** Keys as the database writes them, each once: a thousand lines name a few scenarios. */
export const distinctKeys = (keys: readonly string[]): string[] => [...new Set(keys.map((key) => key.toLowerCase()))];
