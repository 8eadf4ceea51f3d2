import type { Notice } from '../../../domain/documents/notice.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ReadLast } from '../../database/queries/readLast.ts';
import type { Db } from '../../database/transaction.ts';
import type { Scope } from '../../identity/scope.ts';
import { applyDeclared } from './applyDeclared.ts';
import { asCommand } from './asCommand.ts';
import type { Forecast } from './commandFile.ts';
import {
  fileOf,
  forecastsOf,
  judge,
  noticesOf,
  type BulkCommand,
  type Refused,
  type NoticesByKey,
  type Work,
} from './judge.ts';
import type { Versioned } from '../resources/read.ts';
import { recordsOf } from '../resources/records.ts';
import { resourceNamed } from '../resources/registry.ts';
import type { Input } from '../resources/columnValues.ts';

/** The result of a bulk command: keys of affected records, and refusals. */
export interface Performed {
  readonly done: readonly string[];
  readonly refused: readonly Refused[];
  /** Notices about affected records. */
  readonly notices: NoticesByKey;
  /** Of a preview: what the command would make of each record. */
  readonly forecasts?: readonly Forecast[] | undefined;
}

/** Performs a command, named `invoices.bill`, on a set of records, like `performMany`. Throws for an unknown name. */
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
 * Performs a command on a set of records. Refused records stay unchanged and do not affect others; a failing write
 * rolls back all. Throws `validation` for invalid input.
 */
export async function performMany(bulk: BulkCommand): Promise<Performed> {
  const { work, refused } = await judge(bulk);
  await Promise.all(await applyAll(bulk, work));
  return { done: keysOf(work), refused, notices: await noticesOf(bulk, work) };
}

/** Returns what `performMany` would do, without doing it. */
export async function previewMany(bulk: BulkCommand): Promise<Performed> {
  const { work, refused } = await judge(bulk);
  const [notices, forecasts] = await Promise.all([noticesOf(bulk, work), forecastsOf(bulk.resource, work)]);
  return { done: keysOf(work), refused, notices, forecasts };
}

/** A changed record. */
export interface Changed extends Versioned {
  readonly command: string;
  readonly notices: readonly Notice[];
}

interface RecordCommand extends Omit<BulkCommand, 'keys'> {
  readonly key: string;
}

/** Performs the command on one record. Throws the reason of a refusal, `not_found` or `stale`. */
export const performOne = async (command: RecordCommand): Promise<Changed> => (await performLast(command)).ask();

/** The same, but returns the writes and the read of the result to leave with the commit. */
export async function performLast(command: RecordCommand): Promise<ReadLast<Changed>> {
  const { db, scope, resource, key } = command;
  const { work, refused } = await judge({ ...command, keys: [key] });
  const [first] = work;
  const [locked] = first?.rows ?? [];
  if (!first || !locked) throw refused[0]?.error ?? new Error('Neither done nor refused');
  const { row } = locked;
  const { read, brief = read, readsLast } = await recordsOf(resource);
  const { became, showOnce } = await fileOf(resource, first.command);
  const answer = resource.actions?.commands[first.command]?.brief ? brief : read;
  const notices = await noticesOf(command, work);
  const writing = await applyAll(command, work);
  const changed = async (): Promise<Changed> => {
    const [found] = await Promise.all([became ? became(scope, row) : answer(db, scope, key), ...writing]);
    const record = showOnce ? { ...found.record, ...showOnce(row) } : found.record;
    return { ...found, record, command: first.command, notices: notices.get(locked.key) ?? [] };
  };
  if (readsLast || became) return new ReadLast(changed);
  const known = await changed();
  return new ReadLast(async () => known);
}

/** Returns what a command would do to one record, by its file. Throws like `performOne`. */
export async function previewOne(command: RecordCommand): Promise<object> {
  const { db, scope, resource, key, input } = command;
  const { work, refused } = await judge({ ...command, keys: [key] });
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

/** Starts all writes; returns those that are not awaited. */
async function applyAll(
  { db, scope, resource, input, prepared }: Pick<BulkCommand, 'db' | 'scope' | 'resource' | 'input' | 'prepared'>,
  work: readonly Work[],
): Promise<Promise<unknown>[]> {
  const begun: Promise<unknown>[] = [];
  for (const { command, rows } of work) {
    const { apply = applyDeclared(resource, command) } = await fileOf(resource, command);
    const own = rows.map(({ row }) => row);
    begun.push(...(await asCommand(db, `${resource.name}.${command}`, () => apply(db, scope, own, input, prepared))));
  }
  return begun;
}

const keysOf = (work: readonly Work[]): string[] => work.flatMap(({ rows }) => rows.map(({ key }) => key)).toSorted();
