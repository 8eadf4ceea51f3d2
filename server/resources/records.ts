import { sql } from 'kysely';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import type { Keyed, Locked, RecordsFile } from './commandFile.ts';
import { readRecord, type Versioned } from './read.ts';
import { keyArray, ownRows } from './rows.ts';
import { recordOf } from './select.ts';
import { slotOf } from './slots.ts';
import { storageOf } from './storage.ts';

/** How the records of a resource are locked and read: by its own file, else by convention. */
export async function recordsOf(resource: Resource): Promise<RecordsFile> {
  return (await slotOf<RecordsFile>(resource.name, 'records')) ?? byConvention(resource);
}

const byConvention = (resource: Resource): RecordsFile => ({
  lock: (db, { tenant }, keys) => lockRecords(db, resource, tenant.id, keys),
  read: (db, { tenant }, key) => readRecord(db, resource, tenant.id, key),
});

/** The tenant's records with these keys, in the order of the keys, locked in it: so that two who want the same wait, and do not block each other. */
async function lockRecords(db: Db, resource: Resource, tenant: string, keys: readonly string[]): Promise<Locked[]> {
  const storage = storageOf(resource);
  const key = sql.ref(`t.${storage.key}`);
  const rows = await db.run<Versioned & { key: string; record: Keyed }>(sql`
    select ${key}::text as key, t.version, ${recordOf(storage, 't')} as record from ${sql.table(storage.table)} t
    where ${ownRows(resource, tenant)} and ${key} = any(${keyArray(storage.key, keys)}) order by ${key} for update of t`);
  return rows.map((row) => ({ ...row, row: row.record }));
}
