import type { Db } from '../../database/transaction.ts';
import { recordChanged, recordCreated } from '../imports/recordImport.ts';
import { insertRecords, updateRecords } from '../writing/writeMany.ts';
import { chunk, type Import, type Judged } from './judgeImport.ts';

/** Writes the new and changed records of a judged import; a company's import with an entry notes them. */
export async function applyImport(
  db: Db,
  { resource, scope }: Import,
  { changes, write }: Judged,
  uuid?: string,
): Promise<void> {
  if (write) return write();
  const tenant = scope.tenant.id;
  const written = uuid === undefined ? undefined : { tenant, uuid, resource };
  const made = changes.filter(({ key }) => key === undefined).map(({ input }) => input);
  const changed = changes.flatMap(({ key, input }) => (key === undefined ? [] : { key, input }));
  for (let at = 0; at < Math.max(made.length, changed.length); at += chunk) {
    const some = changed.slice(at, at + chunk);
    const keys = some.map(({ key }) => key);
    const update = () => updateRecords(db, resource, tenant, some);
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    const [created] = await Promise.all([
      insertRecords(db, resource, tenant, made.slice(at, at + chunk)),
      written ? recordChanged(db, written, keys, update) : update(),
    ]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (written) await recordCreated(db, written, created);
  }
}
