import type { Db } from '../../database/transaction.ts';
import { insertRecords, updateRecords } from '../writing/writeMany.ts';
import { chunk, type Import, type Judged } from './judgeImport.ts';

/** Writes the new and changed records of a judged import. */
export async function applyImport(db: Db, { resource, scope }: Import, { changes, write }: Judged): Promise<void> {
  if (write) return write();
  const made = changes.filter(({ key }) => key === undefined).map(({ input }) => input);
  const changed = changes.flatMap(({ key, input }) => (key === undefined ? [] : { key, input }));
  for (let at = 0; at < Math.max(made.length, changed.length); at += chunk) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    await Promise.all([
      insertRecords(db, resource, scope.tenant.id, made.slice(at, at + chunk)),
      updateRecords(db, resource, scope.tenant.id, changed.slice(at, at + chunk)),
    ]);
  }
}
