import type { Db } from '../../database/transaction.ts';

/** A running command, with its index in the transaction. */
interface Step {
  readonly name: string;
  readonly step: string;
}

const outside: Step = { name: '', step: '' };

/** Running commands, so that a nested command restores the outer one. */
const current = new WeakMap<Db, Step>();

/** The number of commands begun in each transaction. */
const begun = new WeakMap<Db, number>();

const setCommand = (db: Db, { name, step }: Step): Promise<object[]> =>
  db.query("select set_config('app.command', $1, true), set_config('app.step', $2, true)", [name, step]);

/** Logs the writes of `work` under a command. `work` returns the writes that it does not await. */
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
  const entering = setCommand(db, inner);
  // Errors of the whole packet are reported to its awaiter; nobody awaits it yet.
  entering.catch(() => undefined);
  const writing = await work();
  current.set(db, outer);
  const writes = [entering, ...writing, setCommand(db, outer)];
  for (const write of writes) write.catch(() => undefined);
  return writes;
}
