import type { Resource } from '../../../../schemas/resource.ts';
import type { RecordsFile } from '../../commands/commandFile.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { AnyRow } from '../engine.ts';
import { engineOf } from '../engineOf.ts';

/** Returns the slot that locks and reads documents. */
export async function of(resource: Resource): Promise<RecordsFile<AnyRow>> {
  const { toRecord, lock, read, readBriefly = read } = await engineOf(resource);
  const recordOf = (row: AnyRow, scope: Scope) => ({ record: { ...toRecord(row, scope) }, version: row.version });
  return {
    lock: async (db, scope, keys) => {
      const rows = await lock(db, scope.tenant.id, keys);
      return rows.map((row) => ({ key: row.uuid, ...recordOf(row, scope), row }));
    },
    read: async (db, scope, key) => recordOf(await read(db, scope.tenant.id, key), scope),
    brief: async (db, scope, key) => recordOf(await readBriefly(db, scope.tenant.id, key), scope),
  };
}
