import type { Resource } from '../../../../schemas/resource.ts';
import type { RecordsFile } from '../../../resources/commandFile.ts';
import { storedDocuments, type StoredRow } from '../storedDocuments.ts';

/** How documents are locked and read. */
export function of(resource: Resource): RecordsFile<StoredRow> {
  const { lock, read, readBriefly, toRecord } = storedDocuments(resource);
  const reading =
    (by: typeof read): RecordsFile['read'] =>
    async (db, scope, key) => {
      const row = await by(db, scope.tenant.id, key);
      return { record: { ...toRecord(row, scope) }, version: row.version };
    };
  return {
    lock: async (db, scope, keys) => {
      const rows = await lock(db, scope.tenant.id, keys);
      return rows.map((row) => ({ key: row.uuid, version: row.version, record: { ...toRecord(row, scope) }, row }));
    },
    read: reading(read),
    brief: reading(readBriefly),
  };
}
