import { setImmediate } from 'node:timers/promises';
import { longestRow, readTable, UnreadableRow } from '../../../domain/csv.ts';
import type { SheetCell } from '../../../domain/lists/sheetCell.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { ApiError } from '../../base/errors.ts';
import { workbookType, type FileContent } from '../../files/content.ts';
import { readWorkbook, type WorkbookLimits } from '../../files/workbooks/readWorkbook.ts';

/** A row with content, with its spreadsheet number: the heading is row 1. */
export interface Row {
  readonly row: number;
  readonly cells: readonly SheetCell[];
}

/** The rows of a file with content. */
export interface Source {
  /** The sheets with rows, and the selected one. */
  readonly sheets: readonly string[];
  readonly sheet?: string;
  readonly rows: readonly Row[];
}

/** More columns than any resource has: headings are matched in three languages. */
export const mostColumns = 200;

/**
 * Reads a CSV file in UTF-8, or a sheet of a workbook: the named one, else the first with rows. Throws `validation` at
 * `file` if it is unreadable or too large, and at `sheet` for an unknown sheet.
 */
export function sourceOf(file: FileContent, sheet: string | undefined, limits: WorkbookLimits): Promise<Source> {
  return file.type === workbookType ? sheetOf(file, sheet, limits) : csvOf(file, sheet, limits);
}

/** Creates the error of a file. */
export const refused = (why: string, args: NonNullable<Issue['args']> = {}, path = 'file'): ApiError =>
  new ApiError('validation', { errors: [{ path, key: `validation.import.${why}`, args }] });

/** Throws if a file exceeds its limits so far, without reading the rest. */
function checkSize(filled: readonly Row[], read: number, cells: number, limits: WorkbookLimits): void {
  const { importRows: rows, importCells } = limits;
  const width = filled[0]?.cells.length ?? 0;
  if (width > mostColumns) throw refused('columns', { limit: mostColumns });
  if (filled.length > rows + 1) throw refused('rows', { limit: rows });
  if (read - filled.length > rows) throw refused('blankRows', { limit: rows });
  if (cells > importCells) throw refused('tooManyCells', { limit: importCells });
}

async function sheetOf({ bytes }: FileContent, wanted: string | undefined, limits: WorkbookLimits): Promise<Source> {
  const workbook = await readWorkbook(bytes, wanted, limits);
  if ('refused' in workbook) throw refused(workbook.refused, {}, workbook.refused === 'sheet' ? 'sheet' : 'file');
  const { sheets, sheet, rows } = workbook;
  const filled = rows.flatMap((cells, at) => (isFilled(cells) ? { row: at + 1, cells } : []));
  const table = headed(filled);
  checkSize(table, rows.length, 0, limits);
  return { sheets, sheet, rows: table };
}

/** Extends the heading to the width of the widest row; trailing columns may have no heading. */
function headed([head, ...rows]: readonly Row[]): Row[] {
  if (!head) return [];
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), head.cells.length);
  return [{ ...head, cells: Array.from({ length: width }, (_, at) => head.cells[at] ?? '') }, ...rows];
}

/** Reads a CSV file in pieces, between which other requests are served. */
async function csvOf({ bytes }: FileContent, wanted: string | undefined, limits: WorkbookLimits): Promise<Source> {
  if (wanted !== undefined) throw refused('sheet', {}, 'sheet');
  const filled: Row[] = [];
  let [read, count] = [0, 0];
  try {
    for (const rows of readTable(new TextDecoder().decode(bytes))) {
      for (const cells of rows) {
        read += 1;
        count += cells.length;
        if (isFilled(cells)) filled.push({ row: read, cells });
      }
      checkSize(filled, read, count, limits);
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      await setImmediate();
    }
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error;
    throw refused(error.why, { row: error.row, limit: longestRow });
  }
  return { sheets: [], rows: filled };
}

const isFilled = (cells: readonly SheetCell[]): boolean => cells.some((cell) => cell !== '');
