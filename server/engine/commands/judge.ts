import { inputOf } from '../../../domain/actions/requests.ts';
import type { Notice } from '../../../domain/documents/notice.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';
import type { Scope } from '../../identity/scope.ts';
import { checkInput } from '../writing/check.ts';
import type { CommandFile, Forecast, Locked } from './commandFile.ts';
import { distinctKeys } from '../resources/read.ts';
import { recordsOf } from '../resources/records.ts';
import { invalidWith, requireSome } from './partial.ts';
import { refused } from './refusal.ts';
import { slotOf } from '../resources/slots.ts';
import type { Input } from '../resources/columnValues.ts';

/** A command for a set of records. */
export interface BulkCommand {
  readonly db: Db;
  readonly scope: Scope;
  readonly resource: Resource;
  /** Returns the command for a record; undefined if none. */
  readonly choose: (record: Locked['record']) => string | undefined;
  /** The most likely command. */
  readonly likely?: string | undefined;
  readonly keys: readonly string[];
  readonly input: Input;
  /** What the command's `prepare` returned. */
  readonly prepared?: unknown;
  /** Throws if the record has another version. */
  readonly requireVersion?: (version: number) => void;
}

/** A refused record with its reason. */
export interface Refused {
  readonly key: string;
  readonly error: ApiError;
}

/** A command with the records it applies to. */
export interface Work {
  readonly command: string;
  readonly rows: readonly Locked[];
}

/** Notices by record key; records without notices are absent. */
export type NoticesByKey = ReadonlyMap<string, readonly Notice[]>;

/** Returns the notices of judged records. */
export async function noticesOf(
  { resource, prepared }: Pick<BulkCommand, 'resource' | 'prepared'>,
  work: readonly Work[],
): Promise<NoticesByKey> {
  const byKey = new Map<string, readonly Notice[]>();
  for (const { command, rows } of work) {
    const { notices: noticesFor } = await fileOf(resource, command);
    for (const { key, row } of noticesFor ? rows : []) {
      const notices = noticesFor?.(row, prepared) ?? [];
      if (notices.length > 0) byKey.set(key, notices);
    }
  }
  return byKey;
}

/** Returns the forecasts of judged records; undefined if their commands have none. */
export async function forecastsOf(resource: Resource, work: readonly Work[]): Promise<Forecast[] | undefined> {
  const forecasts: Forecast[] = [];
  for (const { command, rows } of work) {
    const { forecast } = await fileOf(resource, command);
    if (!forecast) return undefined;
    forecasts.push(...rows.map(({ row }) => forecast(row)));
  }
  return forecasts;
}

/** Loads the file of a command; empty if it has none. */
export const fileOf = async (resource: Resource, command: string): Promise<CommandFile> =>
  (await slotOf<CommandFile>(resource, `commands/${command}`)) ?? {};

/**
 * Locks records and separates those that the command applies to from refused ones, by declaration, then by file. Throws
 * `stale`, and `validation` for invalid input.
 */
export async function judge(bulk: BulkCommand): Promise<{ work: Work[]; refused: Refused[] }> {
  const { scope, resource, choose, likely, requireVersion = () => undefined } = bulk;
  const keys = distinctKeys(bulk.keys);
  const { rows, ahead } = await lockAndRead(bulk, keys);
  for (const { version } of rows) requireVersion(version);

  const found = new Set(rows.map(({ key }) => key));
  const missing = keys.filter((key) => !found.has(key)).map((key) => ({ key, error: new ApiError('not_found') }));
  const chosen = rows.map((row) => ({ row, command: choose(row.record) }));
  const declared = chosen.flatMap(({ row, command }): Refused[] => {
    const error = refused(resource, command, row.record, scope);
    return error ? [{ key: row.key, error }] : [];
  });
  const isRefused = new Set(declared.map(({ key }) => key));
  const groups = Map.groupBy(
    chosen.filter(({ row }) => !isRefused.has(row.key)),
    ({ command = '' }) => command,
  );
  const judged = { work: [] as Work[], refused: [...missing, ...declared] };
  for (const [command, group] of groups) {
    const known = command === likely ? ahead : undefined;
    const checked = await checkRows(bulk, { command, rows: group.map(({ row }) => row) }, known);
    judged.refused.push(...checked.refused);
    if (checked.rows.length > 0) judged.work.push({ command, rows: checked.rows });
  }
  return judged;
}

/** Locks the records; for a single one, reads ahead for the likely command. */
async function lockAndRead(
  { db, scope, resource, likely }: BulkCommand,
  keys: readonly string[],
): Promise<{ rows: readonly Locked[]; ahead: unknown }> {
  const { lock } = await recordsOf(resource);
  const { readAhead } = likely === undefined ? {} : await fileOf(resource, likely);
  const [key, ...others] = keys;
  const isAlone = key !== undefined && others.length === 0;
  const [rows, ahead] = await Promise.all([lock(db, scope, keys), isAlone ? readAhead?.(db, scope, key) : undefined]);
  return { rows, ahead };
}

async function checkRows(
  { db, scope, resource, input }: BulkCommand,
  { command, rows }: Work,
  ahead: unknown,
): Promise<{ rows: Locked[]; refused: Refused[] }> {
  const asks = inputOf(resource, command);
  const isPartial = resource.actions?.commands[command]?.partial ?? false;
  if (asks && isPartial) requireSome(asks, input);
  if (asks) await checkInput(db, asks, scope, input);
  const { check } = await fileOf(resource, command);
  const byFile = await check?.(
    db,
    scope,
    rows.map(({ row }) => row),
    input,
    ahead,
  );
  const errors = byFile ?? (isPartial ? await invalidWith(db, scope, resource, rows, input) : undefined);
  return {
    rows: rows.filter((_, index) => !errors?.[index]),
    refused: rows.flatMap(({ key }, index) => (errors?.[index] ? [{ key, error: errors[index] }] : [])),
  };
}
