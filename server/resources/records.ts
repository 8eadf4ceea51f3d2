import { sql } from 'kysely';
import { without } from '../../domain/schema/without.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import { ApiError } from '../errors.ts';
import type { Keyed, Locked, RecordsFile } from './commandFile.ts';
import { readRecord, type Versioned } from './read.ts';
import { keyArray, keysOpen, ownRows } from './rows.ts';
import { recordOf } from './select.ts';
import { slotOf } from './slots.ts';
import { storageOf } from './storage.ts';

/**
 * How the records of a resource are locked and read: by its own file, else by convention; as whom it is seen by meets them.
 */
export async function recordsOf(resource: Resource): Promise<RecordsFile> {
  const file = await slotOf<RecordsFile>(resource.name, 'records');
  if (!file) return recordsByConvention(resource);
  return resource.seen ? narrowed(file, resource) : file;
}

/** A file reads all records, and all of each: what is closed to or hidden from whom its resource is seen by is left out here. */
function narrowed({ lock, read, brief, show }: RecordsFile, seen: Resource): RecordsFile {
  const reading =
    (by: RecordsFile['read']): RecordsFile['read'] =>
    async (db, scope, key) => {
      const [open] = await keysOpen(db, seen, scope.tenant.id, [key]);
      if (open === undefined) throw new ApiError('not_found');
      const found = await by(db, scope, open);
      return { ...found, record: withoutHidden(seen, found.record) };
    };
  return {
    lock: async (db, scope, keys) => lock(db, scope, await keysOpen(db, seen, scope.tenant.id, keys)),
    read: reading(read),
    ...(brief && { brief: reading(brief) }),
    ...(show && { show: reading(show) }),
  };
}

/** A record that was read whole, without what is hidden from whom its resource is seen by. */
export const withoutHidden = <T extends object>({ seen }: Resource, record: T): T =>
  seen && seen.hides.length > 0 ? (without(record, seen.hides) as T) : record;

/** How they are locked and read that are stored by convention. */
export const recordsByConvention = (resource: Resource): RecordsFile => ({
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
