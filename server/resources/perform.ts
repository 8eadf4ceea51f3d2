import type { Notice } from '../../domain/documents/notice.ts';
import type { Resource } from '../../schemas/resource.ts';
import { ReadLast } from '../db/readLast.ts';
import type { Db } from '../db/transaction.ts';
import type { Scope } from '../scope.ts';
import { applyDeclared } from './applyDeclared.ts';
import { asCommand } from './asCommand.ts';
import { fileOf, judge, toldOf, type Asked, type Refused, type Told, type Work } from './judge.ts';
import type { Versioned } from './read.ts';
import { recordsOf } from './records.ts';
import { resourceNamed } from './registry.ts';
import type { Input } from './columnValues.ts';

/** What became of a set of records: the keys of those it was done to, and of the others why not. */
export interface Performed {
  readonly done: readonly string[];
  readonly refused: readonly Refused[];
  /** What is to be told besides of those that it is done to. */
  readonly told: Told;
}

/** Does a command, named `invoices.bill`, to a set of records, as `performMany` does. Throws for a name that is no command. */
export function perform(
  db: Db,
  scope: Scope,
  name: string,
  keys: readonly string[],
  input: Input = {},
): Promise<Performed> {
  return performMany({ db, scope, ...commandNamed(name), keys, input });
}

/**
 * Does a command to a set of records. Those it is refused for stay as they are and keep it from none of the others; a
 * write that fails undoes all. Throws `validation` for an input that is wrong whatever the record.
 */
export async function performMany(asked: Asked): Promise<Performed> {
  const { work, refused } = await judge(asked);
  await Promise.all(await applyAll(asked, work));
  return { done: keysOf(work), refused, told: await toldOf(asked.resource, work) };
}

/** What `performMany` would do and what it would refuse, without doing any of it. */
export async function previewMany(asked: Asked): Promise<Performed> {
  const { work, refused } = await judge(asked);
  return { done: keysOf(work), refused, told: await toldOf(asked.resource, work) };
}

/** A record that a command was done to, as it is now. */
export interface Changed extends Versioned {
  readonly command: string;
  readonly notices: readonly Notice[];
}

/** Whom a command is asked for alone. */
interface AskedForOne extends Omit<Asked, 'keys'> {
  readonly key: string;
}

/** Does to one record the command that is meant for it. Throws why it is refused, and `not_found`, `stale`. */
export const performOne = async (asked: AskedForOne): Promise<Changed> => (await performLast(asked)).ask();

/** The same; it leaves the writes, and the reading of what came of them, to be asked with the commit. */
export async function performLast(asked: AskedForOne): Promise<ReadLast<Changed>> {
  const { db, scope, resource, key } = asked;
  const { work, refused } = await judge({ ...asked, keys: [key] });
  const [first] = work;
  const [locked] = first?.rows ?? [];
  if (!first || !locked) throw refused[0]?.error ?? new Error('Neither done nor refused');
  const { row } = locked;
  const { read, brief = read, readsLast } = await recordsOf(resource);
  const { became, showOnce } = await fileOf(resource, first.command);
  const answer = resource.actions?.commands[first.command]?.brief ? brief : read;
  const told = await toldOf(resource, work);
  const writing = await applyAll(asked, work);
  const changed = async (): Promise<Changed> => {
    const [found] = await Promise.all([became ? became(scope, row) : answer(db, scope, key), ...writing]);
    const record = showOnce ? { ...found.record, ...showOnce(row) } : found.record;
    return { ...found, record, command: first.command, notices: told.get(locked.key) ?? [] };
  };
  if (readsLast || became) return new ReadLast(changed);
  const known = await changed();
  return new ReadLast(async () => known);
}

/** What a command would do to one record, told by its file. Throws like `performOne`. */
export async function previewOne(asked: AskedForOne): Promise<object> {
  const { db, scope, resource, key, input } = asked;
  const { work, refused } = await judge({ ...asked, keys: [key] });
  const [first] = work;
  const [locked] = first?.rows ?? [];
  if (!first || !locked) throw refused[0]?.error ?? new Error('Neither done nor refused');
  const { preview } = await fileOf(resource, first.command);
  if (!preview) throw new Error(`no preview: ${resource.name}.${first.command}`);
  return preview(db, scope, locked.row, input);
}

function commandNamed(name: string): { resource: Resource; choose: () => string } {
  const [of = '', command = ''] = name.split('.');
  const resource = resourceNamed(of);
  if (!resource?.actions?.commands[command]) throw new Error(`no such command: ${name}`);
  return { resource, choose: () => command };
}

/** Begins all writes; answers those that are not waited for. */
async function applyAll(
  { db, scope, resource, input }: Pick<Asked, 'db' | 'scope' | 'resource' | 'input'>,
  work: readonly Work[],
): Promise<Promise<unknown>[]> {
  const begun: Promise<unknown>[] = [];
  for (const { command, rows } of work) {
    const { apply = applyDeclared(resource, command) } = await fileOf(resource, command);
    const own = rows.map(({ row }) => row);
    begun.push(...(await asCommand(db, `${resource.name}.${command}`, () => apply(db, scope, own, input))));
  }
  return begun;
}

const keysOf = (work: readonly Work[]): string[] => work.flatMap(({ rows }) => rows.map(({ key }) => key)).toSorted();
