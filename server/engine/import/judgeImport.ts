import { writeAmounts } from '../../../domain/money/amounts.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { mapInPieces } from '../../base/mapInChunks.ts';
import type { Scope } from '../../identity/scope.ts';
import { issuesWith } from '../writing/check.ts';
import { differing } from '../writing/changedRows.ts';
import { refusedPlainly } from '../writing/plainVerbs.ts';
import { recordsOf } from '../resources/records.ts';
import { isImmutable, storageOf } from '../resources/storage.ts';
import { readRow, type Reading } from './cells.ts';
import type { Change } from './change.ts';
import type { Duplicate, FindDuplicates } from './duplicates.ts';
import { besideMisread, problemsAt, type CheckInput, type Problem } from './problem.ts';
import { recognise, type Recognised } from './recognise.ts';
import { seeRows, type SeenRows } from './repeatedRows.ts';
import type { Table } from './table.ts';
import { takenIssues } from './takenValues.ts';

/** Rows per statement. */
export const chunk = 250;

/** A file to import. */
export interface Import {
  /** As the user sees it. */
  readonly resource: Resource;
  readonly scope: Scope;
  readonly table: Table;
  readonly reading: Reading;
  readonly check: CheckInput;
  readonly leaving: Leaving;
  /** Finds likely duplicates, unless nobody asks for them. */
  readonly duplicatesIn: FindDuplicates | undefined;
}

/** The rows that the user leaves out. */
export interface Leaving {
  /** By their numbers. */
  readonly rows: ReadonlySet<number>;
  /** Those of stored records. */
  readonly known: boolean;
  /** Those that may be the same as a stored record or an earlier row. */
  readonly duplicates: boolean;
}

/** The effect of a file: unchanged rows, changes and problems. */
export interface Judged {
  readonly unchanged: number;
  readonly leftOut: number;
  readonly duplicates: readonly Duplicate[];
  readonly changes: readonly Change[];
  readonly problems: readonly Problem[];
  /** How to write rows that are no records. */
  readonly write?: () => Promise<void>;
}

/** Judges an import, or the next rows of one, by the checks of single writes, and locks existing records. */
export async function judgeImport(db: Db, input: Import, seen: SeenRows = seeRows(input.resource)): Promise<Judged> {
  const { resource, scope, table: whole, reading, check, leaving, duplicatesIn } = input;
  const table = { ...whole, rows: whole.rows.filter(({ row }) => !leaving.rows.has(row)) };
  const { recognised, problems } = await recognise(db, resource, scope.tenant.id, table, reading, check, seen);
  const wanted = leaving.known ? recognised.filter(({ key }) => key === undefined) : recognised;
  // Locked in key order to avoid deadlocks.
  const rows = wanted.toSorted(({ key: one = '' }, { key: other = '' }) => Number(one > other) - Number(one < other));
  const changes: Change[] = [];
  let unchanged = 0;
  for (let at = 0; at < rows.length; at += chunk) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    const some = await judgeSome(db, input, rows.slice(at, at + chunk));
    changes.push(...some.changes);
    problems.push(...some.problems);
    unchanged += some.unchanged;
  }
  const inFile = changes.toSorted(byRow);
  const sound = sieve(problems)(inFile, await takenIssues(db, resource, scope.tenant.id, inFile, seen.taken));
  const duplicates = sound.length > 0 ? ((await duplicatesIn?.(db, scope, sound)) ?? []) : [];
  const alike = new Set(leaving.duplicates ? duplicates.map(({ row }) => row) : []);
  const kept = sound.filter(({ row }) => !alike.has(row));
  const leftOut = whole.rows.length - table.rows.length + recognised.length - wanted.length + alike.size;
  return { unchanged, leftOut, duplicates, changes: kept, problems: problems.toSorted(byRow) };
}

const byRow = (one: { readonly row: number }, other: { readonly row: number }): number => one.row - other.row;

/** Returns a filter that keeps valid changes and adds the problems of others. */
const sieve =
  (problems: Problem[]) =>
  (changes: readonly Change[], issues: readonly (readonly Issue[])[]): Change[] => {
    problems.push(...changes.flatMap(({ row }, at) => problemsAt(row, issues[at])));
    return changes.filter((_, at) => (issues[at] ?? []).length === 0);
  };

async function judgeSome(
  db: Db,
  input: Import,
  rows: readonly Recognised[],
): Promise<Pick<Judged, 'unchanged' | 'changes' | 'problems'>> {
  const { resource, scope } = input;
  const problems: Problem[] = [];
  const sound = sieve(problems);
  const read = await readRows(db, input, rows);
  const shaped = sound(
    read,
    read.map(({ issues }) => issues),
  );
  const differs = await differingOf(db, input, shaped);
  const checked = sound(differs, await issuesWith(db, resource, scope, differs));
  const changes = sound(checked, await refusalsOf(db, input, checked));
  const wrong = new Set(problems.map(({ row }) => row));
  return { changes, problems, unchanged: rows.length - changes.length - wrong.size };
}

/** Reads rows as records, with the problems of their texts and schema. */
async function readRows(
  db: Db,
  { resource, scope, table: { columns }, reading, check }: Import,
  rows: readonly Recognised[],
): Promise<(Change & { readonly issues: readonly Issue[] })[]> {
  const { lock } = await recordsOf(resource);
  const locked = await lock(
    db,
    scope,
    rows.flatMap(({ key }) => key ?? []),
  );
  for (const { record } of locked) writeAmounts(resource.schema, record);
  const records = new Map(locked.map(({ key, record }) => [key, record]));
  const read = await mapInPieces(rows, ({ row: found, key }) => {
    const record = records.get(key ?? '');
    const { input, given, issues: misread } = readRow(resource, columns, found, reading, record);
    if (record && given.length + misread.length === 0) return [];
    const { value, issues } = check(input);
    return [
      {
        row: found.row,
        key: record && key,
        given,
        before: record,
        after: input,
        input: value,
        issues: [...misread, ...besideMisread(misread, issues)],
      },
    ];
  });
  return read.flat();
}

/** Returns new records and real changes: a number may be written in several ways. */
async function differingOf(db: Db, { resource, scope }: Import, changes: readonly Change[]): Promise<Change[]> {
  const namesOf = ({ given, input }: Change) =>
    [...new Set(given.map((path) => path.split('.')[0] ?? ''))].filter(
      (name) => input[name] !== undefined || !isImmutable(resource, name),
    );
  const there = changes.flatMap((change) => (change.key === undefined ? [] : { ...change, key: change.key }));
  const names = new Set(there.flatMap(namesOf));
  const fields = storageOf(resource).fields.filter(({ name }) => names.has(name));
  const differs = fields.length === 0 ? [] : await differing(db, resource, scope.tenant.id, fields, there);
  const same = new Set(
    there.filter((change, at) => !namesOf(change).some((name) => differs[at]?.includes(name))).map(({ row }) => row),
  );
  return changes.filter(({ row }) => !same.has(row));
}

/** Returns why each record may not be edited now. */
async function refusalsOf(db: Db, { resource, scope }: Import, changes: readonly Change[]): Promise<Issue[][]> {
  const keys = changes.flatMap(({ key }) => key ?? []);
  const refused = await refusedPlainly(db, resource, 'edit', scope, keys);
  const byKey = new Map(refused.map(({ key, error }) => [key, [{ path: '', key: error.words, args: error.args }]]));
  return changes.map(({ key = '' }) => byKey.get(key) ?? []);
}
