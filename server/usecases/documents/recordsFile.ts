import type { Keyed, RecordsFile } from '../../resources/commandFile.ts';
import type { Db } from '../../db/transaction.ts';
import type { Scope } from '../../scope.ts';

/** Locks and reads rows of documents, and converts them to records. */
interface Rows<Of> {
  readonly lock: (db: Db, tenant: string, keys: readonly string[]) => Promise<readonly Of[]>;
  readonly read: (db: Db, tenant: string, key: string) => Promise<Of>;
  readonly readBriefly?: (db: Db, tenant: string, key: string) => Promise<Of>;
  readonly toRecord: (row: Of, scope: Scope) => Readonly<Record<string, unknown>>;
}

type Row = Keyed & { readonly uuid: string; readonly version: number };

/** Returns the slot that locks and reads documents. */
export function recordsFile<Of extends Row>({
  lock,
  read,
  readBriefly = read,
  toRecord,
}: Rows<Of>): Required<Pick<RecordsFile<Of>, 'lock' | 'read' | 'brief'>> {
  const recordOf = (row: Of, scope: Scope) => ({ record: { ...toRecord(row, scope) }, version: row.version });
  return {
    lock: async (db, scope, keys) => {
      const rows = await lock(db, scope.tenant.id, keys);
      return rows.map((row) => ({ key: row.uuid, ...recordOf(row, scope), row }));
    },
    read: async (db, scope, key) => recordOf(await read(db, scope.tenant.id, key), scope),
    brief: async (db, scope, key) => recordOf(await readBriefly(db, scope.tenant.id, key), scope),
  };
}
