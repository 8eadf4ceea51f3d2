import { sql } from 'kysely';
import { without } from '../../../domain/schema/without.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';
import type { Keyed, Locked, RecordsFile } from '../commands/commandFile.ts';
import { readRecord, type Versioned } from './read.ts';
import { keyArray, keysOpen, ownRows } from './rows.ts';
import { recordOf } from './select.ts';
import { slotOf } from './slots.ts';
import { storageOf } from './storage.ts';

/** Returns how a resource's records are locked and read: its own file, or by convention, as the user sees them. */
export async function recordsOf(resource: Resource): Promise<RecordsFile> {
  const file = await slotOf<RecordsFile>(resource, 'records');
  if (!file) return recordsByConvention(resource);
  return resource.visibility ? narrowed(file, resource) : file;
}

/** A file reads all records completely; hidden and invisible parts are removed here. */
function narrowed({ lock, read, brief, show }: RecordsFile, visible: Resource): RecordsFile {
  const reading =
    (by: RecordsFile['read']): RecordsFile['read'] =>
    async (db, scope, key) => {
      const [open] = await keysOpen(db, visible, scope.tenant.id, [key]);
      if (open === undefined) throw new ApiError('not_found');
      const found = await by(db, scope, open);
      return { ...found, record: withoutHidden(visible, found.record) };
    };
  return {
    lock: async (db, scope, keys) => lock(db, scope, await keysOpen(db, visible, scope.tenant.id, keys)),
    read: reading(read),
    ...(brief && { brief: reading(brief) }),
    ...(show && { show: reading(show) }),
  };
}

/** Removes hidden properties from a record. */
export const withoutHidden = <T extends object>({ visibility }: Resource, record: T): T =>
  visibility && visibility.hides.length > 0 ? (without(record, visibility.hides) as T) : record;

/** Locking and reading by convention. */
export const recordsByConvention = (resource: Resource): RecordsFile => ({
  lock: (db, { tenant }, keys) => lockRecords(db, resource, tenant.id, keys),
  read: (db, { tenant }, key) => readRecord(db, resource, tenant.id, key),
});

/** Locks the tenant's records in key order, to avoid deadlocks. */
async function lockRecords(db: Db, resource: Resource, tenant: string, keys: readonly string[]): Promise<Locked[]> {
  const storage = storageOf(resource);
  const key = sql.ref(`t.${storage.key}`);
  const rows = await db.run<Versioned & { key: string; record: Keyed }>(sql`
    select ${key}::text as key, t.version, ${recordOf(storage, 't')} as record from ${sql.table(storage.table)} t
    where ${ownRows(resource, tenant)} and ${key} = any(${keyArray(storage.key, keys)}) order by ${key} for update of t`);
  return rows.map((row) => ({ ...row, row: row.record }));
}
