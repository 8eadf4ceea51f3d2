import type { Issue } from '../../../domain/validation/issue.ts';
import { mapInPieces } from '../../base/mapInChunks.ts';
import type { Db } from '../../database/transaction.ts';
import type { Scope } from '../../identity/scope.ts';
import type { Input } from '../resources/columnValues.ts';
import { slotOf } from '../resources/slots.ts';
import { readRow } from './cells.ts';
import type { Change } from './change.ts';
import type { Import, Judged } from './judgeImport.ts';
import { besideMisread, problemsAt } from './problem.ts';

/** A row of a file, valid by its own schema. */
export interface FileRow<In = Input> {
  readonly row: number;
  readonly input: In;
}

/** The effect of rows, by their numbers. */
export interface JudgedRows {
  readonly issues: ReadonlyMap<number, readonly Issue[]>;
  /** The rows that were written before. */
  readonly unchanged: ReadonlySet<number>;
  /** The rows that change what is stored, with the key of its record. */
  readonly stored?: ReadonlyMap<number, { readonly key: string; readonly before: Input }>;
  /** Writes the rows without issues that are not unchanged. */
  readonly write: () => Promise<void>;
}

/** `server/features/<feature>/<resource>/fileRows.ts` (`importsRows`): judges rows by the checks of the form, and locks what they change. */
export interface RowsFile<In = Input> {
  readonly judge: (db: Db, scope: Scope, rows: readonly FileRow<In>[]) => Promise<JudgedRows>;
}

/** Judges a file whose rows are no records of its resource. */
export async function judgeRows(db: Db, { resource, scope, table, reading, check, leaving }: Import): Promise<Judged> {
  const file = await slotOf<RowsFile>(resource, 'fileRows');
  if (!file) throw new Error(`${resource.name} has no file for its rows`);
  const kept = table.rows.filter(({ row }) => !leaving.rows.has(row));
  const read = await mapInPieces(kept, (row) => {
    const { input, given, issues: misread } = readRow(resource, table.columns, row, reading);
    const { value, issues } = check(input);
    const surplus = row.surplus ? [{ path: '', key: 'validation.import.cells' }] : [];
    return {
      row: row.row,
      given,
      after: input,
      input: value,
      issues: [...surplus, ...misread, ...besideMisread(misread, issues)],
    };
  });
  const valid = read.filter(({ issues }) => issues.length === 0);
  const { issues: found, unchanged, stored, write } = await file.judge(db, scope, valid);
  const changes = valid
    .filter(({ row }) => !found.has(row) && !unchanged.has(row))
    .map(({ row, given, after, input }): Change => ({ row, given, after, input, ...stored?.get(row) }));
  const problems = read.flatMap(({ row, issues }) => problemsAt(row, [...issues, ...(found.get(row) ?? [])]));
  const leftOut = table.rows.length - kept.length;
  return { unchanged: unchanged.size, leftOut, duplicates: [], changes, problems, write };
}
