import { setImmediate } from 'node:timers/promises';
import { delimiterIn, longestRow, readTable, UnreadableRow, type Delimiter } from '../../../domain/csv.ts';
import type { Encoding } from '../../../domain/files/encodings.ts';
import type { SheetCell } from '../../../domain/lists/sheetCell.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { ApiError } from '../../base/errors.ts';
import { workbookType, type FileContent } from '../../files/content.ts';
import { decodeText } from '../../files/texts/decodeText.ts';
import { detectEncoding } from '../../files/texts/detectEncoding.ts';
import { readWorkbook, type WorkbookLimits } from '../../files/workbooks/readWorkbook.ts';

/** A row with content, with its spreadsheet number. */
export interface Row {
  readonly row: number;
  readonly cells: readonly SheetCell[];
  /** What fills a missing value, by column. */
  readonly missing?: readonly SheetCell[];
  /** Whether it has more cells than the file has columns. */
  readonly surplus?: boolean;
}

/** How to read a file, where it is not detected. */
export interface SourceChoices {
  readonly sheet?: string | undefined;
  readonly encoding?: Encoding | undefined;
  readonly delimiter?: Delimiter | undefined;
}

/** The rows of a file with content, and how it was read. */
export interface Source {
  /** The sheets with rows, and the selected one. */
  readonly sheets: readonly string[];
  readonly sheet?: string;
  /** Of a text. */
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
  readonly rows: readonly Row[];
}

/** More columns than any list of a program has. */
export const mostColumns = 200;

/**
 * Reads a CSV file, or a sheet of a workbook: the named one, else the first with rows. Throws `validation` at `file` if it
 * is unreadable or too large, and at `sheet` for an unknown sheet.
 */
export function sourceOf(file: FileContent, choices: SourceChoices, limits: WorkbookLimits): Promise<Source> {
  return file.type === workbookType ? sheetOf(file, choices, limits) : csvOf(file, choices, limits);
}

/** Creates the error of a file. */
export const refused = (why: string, args: NonNullable<Issue['args']> = {}, path = 'file'): ApiError =>
  new ApiError('validation', { errors: [{ path, key: `validation.import.${why}`, args }] });

/** Throws if a row has too many columns to be one of headings. */
export function checkWidth(width: number): void {
  if (width > mostColumns) throw refused('columns', { limit: mostColumns });
}

/** Throws if a file exceeds its limits so far, without reading the rest. */
function checkSize(filled: readonly Row[], read: number, cells: number, limits: WorkbookLimits): void {
  const { importRows: rows, importCells } = limits;
  checkWidth(filled[0]?.cells.length ?? 0);
  if (filled.length > rows + 1) throw refused('rows', { limit: rows });
  if (read - filled.length > rows) throw refused('blankRows', { limit: rows });
  if (cells > importCells) throw refused('tooManyCells', { limit: importCells });
}

async function sheetOf({ bytes }: FileContent, choices: SourceChoices, limits: WorkbookLimits): Promise<Source> {
  for (const name of ['encoding', 'delimiter'] as const) {
    if (choices[name] !== undefined) throw refused('onlyOfTexts', {}, name);
  }
  const workbook = await readWorkbook(bytes, choices.sheet, limits);
  if ('refused' in workbook) throw refused(workbook.refused, {}, workbook.refused === 'sheet' ? 'sheet' : 'file');
  const { sheets, sheet, rows } = workbook;
  const filled = rows.flatMap((cells, at) => (isFilled(cells) ? { row: at + 1, cells } : []));
  checkSize(filled, rows.length, 0, limits);
  return { sheets, sheet, rows: filled };
}

/** Reads a CSV file in pieces, between which other requests are served. */
async function csvOf({ bytes }: FileContent, choices: SourceChoices, limits: WorkbookLimits): Promise<Source> {
  if (choices.sheet !== undefined) throw refused('sheet', {}, 'sheet');
  const encoding = choices.encoding ?? (await detectEncoding(bytes));
  const text = decodeText(bytes, encoding);
  // Programs write web pages and XML with the ending of a workbook.
  if (/^\s*<[!?a-z]/i.test(text)) throw refused('unreadable');
  const delimiter = choices.delimiter ?? delimiterIn(text);
  const filled: Row[] = [];
  let [read, count] = [0, 0];
  try {
    for (const rows of readTable(text, delimiter)) {
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
  return { sheets: [], encoding, delimiter, rows: filled };
}

const isFilled = (cells: readonly SheetCell[]): boolean => cells.some((cell) => cell !== '');
