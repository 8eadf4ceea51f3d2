import { setImmediate } from 'node:timers/promises';
import { readTable } from '../../../domain/csv.ts';
import type { SheetCell } from '../../../domain/lists/sheetCell.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Budgets } from '../../budgets.ts';
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

export type SourceLimits = WorkbookLimits & Pick<Budgets, 'importRows'>;

/**
 * Reads a CSV file in UTF-8, or a sheet of a workbook: the one of this name, else the first that has rows. Throws
 * `validation` at `file` where that cannot be done, or has more rows than there may be, and at `sheet` where there is no
 * such sheet.
 */
export async function sourceOf(file: FileContent, sheet: string | undefined, limits: SourceLimits): Promise<Source> {
  const source = file.type === workbookType ? await sheetOf(file, sheet, limits) : await csvOf(file, sheet, limits);
  if (source.rows.length > limits.importRows + 1) throw tooManyRows(limits);
  return source;
}

/** A file that cannot be imported. */
export const refused = (why: string, args: NonNullable<Issue['args']> = {}, path = 'file'): ApiError =>
  new ApiError('validation', { errors: [{ path, key: `validation.import.${why}`, args }] });

const tooManyRows = ({ importRows }: SourceLimits) => refused('rows', { limit: importRows });

async function sheetOf({ bytes }: FileContent, wanted: string | undefined, limits: SourceLimits): Promise<Source> {
  const workbook = await readWorkbook(bytes, wanted, limits);
  if ('refused' in workbook) throw refused(workbook.refused, {}, workbook.refused === 'sheet' ? 'sheet' : 'file');
  const { sheets, sheet, rows } = workbook;
  const said = rows.flatMap((cells, at) => (isSaid(cells) ? { row: at + 1, cells } : []));
  return { sheets, sheet, rows: headed(said) };
}

/** A sheet has all the columns that any of its rows has: those at its end may have no heading. */
function headed([head, ...rows]: readonly Row[]): Row[] {
  if (!head) return [];
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), head.cells.length);
  return [{ ...head, cells: Array.from({ length: width }, (_, at) => head.cells[at] ?? '') }, ...rows];
}

/** The rows of a CSV file, read in pieces between which others are served. */
async function csvOf({ bytes }: FileContent, wanted: string | undefined, limits: SourceLimits): Promise<Source> {
  if (wanted !== undefined) throw refused('sheet', {}, 'sheet');
  const rows: Row[] = [];
  let read = 0;
  try {
    for (const piece of readTable(new TextDecoder().decode(bytes))) {
      for (const cells of piece) {
        read += 1;
        if (isSaid(cells)) rows.push({ row: read, cells });
      }
      if (rows.length > limits.importRows + 1) throw tooManyRows(limits);
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      await setImmediate();
    }
  } catch (error) {
    throw error instanceof SyntaxError ? refused('quotes', { row: error.message }) : error;
  }
  return { sheets: [], rows };
}

const isSaid = (cells: readonly SheetCell[]): boolean => cells.some((cell) => cell !== '');
