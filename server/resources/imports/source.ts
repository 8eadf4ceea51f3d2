import { setImmediate } from 'node:timers/promises';
import { longestRow, readTable, UnreadableRow } from '../../../domain/csv.ts';
import type { SheetCell } from '../../../domain/lists/sheetCell.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { ApiError } from '../../errors.ts';
import { workbookType, type FileContent } from '../../files/content.ts';
import { readWorkbook, type WorkbookLimits } from '../../workbooks/readWorkbook.ts';

/** A row of a file that says something, with its number as a spreadsheet counts: the heading is the first. */
export interface Row {
  readonly row: number;
  readonly cells: readonly SheetCell[];
}

/** The rows of a file that say anything, whatever they are of. */
export interface Source {
  /** The names of the sheets that have rows, where the file has sheets, and which of them this is. */
  readonly sheets: readonly string[];
  readonly sheet?: string;
  readonly rows: readonly Row[];
}

/** More columns than any resource has: a heading is looked up in three languages. */
export const mostColumns = 200;

/**
 * Reads a CSV file in UTF-8, or a sheet of a workbook: the one of this name, else the first that has rows. Throws
 * `validation` at `file` where that cannot be done, or it has more rows, columns or cells than there may be, and at `sheet`
 * where there is no such sheet.
 */
export function sourceOf(file: FileContent, sheet: string | undefined, limits: WorkbookLimits): Promise<Source> {
  return file.type === workbookType ? sheetOf(file, sheet, limits) : csvOf(file, sheet, limits);
}

/** A file that cannot be imported. */
export const refused = (why: string, args: NonNullable<Issue['args']> = {}, path = 'file'): ApiError =>
  new ApiError('validation', { errors: [{ path, key: `validation.import.${why}`, args }] });

/** Throws where what was read so far is more than a file may have: it is not read to its end then. */
function checkSize(said: readonly Row[], read: number, cells: number, limits: WorkbookLimits): void {
  const { importRows: rows, importCells } = limits;
  const width = said[0]?.cells.length ?? 0;
  if (width > mostColumns) throw refused('columns', { limit: mostColumns });
  if (said.length > rows + 1) throw refused('rows', { limit: rows });
  if (read - said.length > rows) throw refused('blankRows', { limit: rows });
  if (cells > importCells) throw refused('tooManyCells', { limit: importCells });
}

async function sheetOf({ bytes }: FileContent, wanted: string | undefined, limits: WorkbookLimits): Promise<Source> {
  const workbook = await readWorkbook(bytes, wanted, limits);
  if ('refused' in workbook) throw refused(workbook.refused, {}, workbook.refused === 'sheet' ? 'sheet' : 'file');
  const { sheets, sheet, rows } = workbook;
  const said = rows.flatMap((cells, at) => (isSaid(cells) ? { row: at + 1, cells } : []));
  const table = headed(said);
  checkSize(table, rows.length, 0, limits);
  return { sheets, sheet, rows: table };
}

/** A sheet has all the columns that any of its rows has: those at its end may have no heading. */
function headed([head, ...rows]: readonly Row[]): Row[] {
  if (!head) return [];
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), head.cells.length);
  return [{ ...head, cells: Array.from({ length: width }, (_, at) => head.cells[at] ?? '') }, ...rows];
}

/** The rows of a CSV file, read in pieces between which others are served. */
async function csvOf({ bytes }: FileContent, wanted: string | undefined, limits: WorkbookLimits): Promise<Source> {
  if (wanted !== undefined) throw refused('sheet', {}, 'sheet');
  const said: Row[] = [];
  let [read, count] = [0, 0];
  try {
    for (const rows of readTable(new TextDecoder().decode(bytes))) {
      for (const cells of rows) {
        read += 1;
        count += cells.length;
        if (isSaid(cells)) said.push({ row: read, cells });
      }
      checkSize(said, read, count, limits);
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      await setImmediate();
    }
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error;
    throw refused(error.why, { row: error.row, limit: longestRow });
  }
  return { sheets: [], rows: said };
}

const isSaid = (cells: readonly SheetCell[]): boolean => cells.some((cell) => cell !== '');
