import type { Db } from '../db/transaction.ts';

/** A command under way, and which of its transaction it is. */
interface Step {
  readonly name: string;
  readonly step: string;
}

const outside: Step = { name: '', step: '' };

/** The commands under way, so that one within another gives way to it again. */
const current = new WeakMap<Db, Step>();

/** How many commands each transaction has begun. */
const begun = new WeakMap<Db, number>();

const tell = (db: Db, { name, step }: Step): Promise<object[]> =>
  db.query("select set_config('app.command', $1, true), set_config('app.step', $2, true)", [name, step]);

/** Has the audit log file what `work` writes under a command. `work` answers the writes that it does not wait for. */
export async function asCommand(
  db: Db,
  name: string,
  work: () => Promise<readonly Promise<unknown>[]>,
): Promise<readonly Promise<unknown>[]> {
  const outer = current.get(db) ?? outside;
  const step = (begun.get(db) ?? 0) + 1;
  begun.set(db, step);
  const inner = { name, step: String(step) };
  current.set(db, inner);
  const told = tell(db, inner);
  // What fails with the whole packet is told by whoever waits for it; here nobody does yet.
  told.catch(() => undefined);
  const writing = await work();
  current.set(db, outer);
  const writes = [told, ...writing, tell(db, outer)];
  for (const write of writes) write.catch(() => undefined);
  return writes;
}
