import type { Db } from '../db/transaction.ts';

/** The commands under way, so that one within another gives its name back. */
const current = new WeakMap<Db, string>();

const tell = (db: Db, name: string): Promise<object[]> =>
  db.query("select set_config('app.command', $1, true)", [name]);

/** Has the audit log file what `work` writes under a command. `work` answers the writes that it does not wait for. */
export async function asCommand(
  db: Db,
  name: string,
  work: () => Promise<readonly Promise<unknown>[]>,
): Promise<readonly Promise<unknown>[]> {
  const outer = current.get(db) ?? '';
  current.set(db, name);
  const told = tell(db, name);
  // What fails with the whole packet is told by whoever waits for it; here nobody does yet.
  told.catch(() => undefined);
  const writing = await work();
  current.set(db, outer);
  const begun = [told, ...writing, tell(db, outer)];
  for (const write of begun) write.catch(() => undefined);
  return begun;
}
