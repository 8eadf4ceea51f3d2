import { setImmediate } from 'node:timers/promises';
import { delimiterIn, longestRow, readTable, UnreadableRow, type Delimiter } from '../../../domain/csv.ts';
import type { Encoding } from '../../../domain/files/encodings.ts';
import { sheetOfList, type KnownHeadings } from '../../../domain/imports/sheetOfList.ts';
import type { SheetCell } from '../../../domain/lists/sheetCell.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { ApiError } from '../../base/errors.ts';
import { workbookType, type FileContent } from '../../files/content.ts';
import { decodeText } from '../../files/texts/decodeText.ts';
import { detectEncoding } from '../../files/texts/detectEncoding.ts';
import type { Budgets } from '../../limits/budgets.ts';
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
  /** All rows, or the first ones of a large file. */
  readonly rows: readonly Row[];
  /** The number of all rows. */
  readonly total: number;
}

/** The rows of a large file by which it is understood and previewed. */
const firstRows = 1_000;

/** Limits of reading a file. */
export type SourceLimits = WorkbookLimits & Pick<Budgets, 'largeImportRows' | 'largeImportCells' | 'workbookFileBytes'>;

/** Returns whether a file has more rows than are imported at once. */
export const isLarge = ({ rows, total }: Source): boolean => total > rows.length;

/** More columns than any list of a program has. */
export const mostColumns = 200;

/**
 * Reads a CSV file, or a sheet of a workbook: the named one, else the one whose first rows look most like a list; `known` counts
 * the known headings of a row. Throws `validation` at `file` if it is unreadable or too large, and at `sheet` for an unknown sheet.
 */
export function sourceOf(
  file: FileContent,
  choices: SourceChoices,
  limits: SourceLimits,
  known: KnownHeadings = () => 0,
): Promise<Source> {
  return file.type === workbookType ? sheetOf(file, choices, limits, known) : csvOf(file, choices, limits);
}

/** Creates the error of a file. */
export const refused = (why: string, args: NonNullable<Issue['args']> = {}, path = 'file'): ApiError =>
  new ApiError('validation', { errors: [{ path, key: `validation.import.${why}`, args }] });

/** Throws if a row has too many columns to be one of headings. */
export function checkWidth(width: number): void {
  if (width > mostColumns) throw refused('columns', { limit: mostColumns });
}

/** What of a file was read so far. */
interface Size {
  readonly filled: number;
  readonly read: number;
  readonly cells: number;
}

/** Throws if a file exceeds its limits so far, without reading the rest. */
function checkSize({ filled, read, cells }: Size, most: { readonly rows: number; readonly cells: number }): void {
  if (filled > most.rows + 1) throw refused('rows', { limit: most.rows });
  if (read - filled > most.rows) throw refused('blankRows', { limit: most.rows });
  if (cells > most.cells) throw refused('tooManyCells', { limit: most.cells });
}

async function sheetOf(
  { bytes }: FileContent,
  choices: SourceChoices,
  limits: SourceLimits,
  known: KnownHeadings,
): Promise<Source> {
  for (const name of ['encoding', 'delimiter'] as const) {
    if (choices[name] !== undefined) throw refused('onlyOfTexts', {}, name);
  }
  if (bytes.length > limits.workbookFileBytes) throw refused('largeWorkbook');
  const read = async (name: string | undefined) => {
    const workbook = await readWorkbook(bytes, name, limits);
    if ('refused' in workbook) throw refused(workbook.refused, {}, workbook.refused === 'sheet' ? 'sheet' : 'file');
    return workbook;
  };
  const first = await read(choices.sheet);
  const listed = first.sheets[sheetOfList(first.heads, known)];
  const isOther = choices.sheet === undefined && listed !== undefined && listed !== first.sheet;
  const { sheets, sheet, rows } = isOther ? await read(listed) : first;
  const filled = rows.flatMap((cells, at) => (isFilled(cells) ? { row: at + 1, cells } : []));
  checkWidth(filled[0]?.cells.length ?? 0);
  checkSize({ filled: filled.length, read: rows.length, cells: 0 }, { rows: limits.importRows, cells: Infinity });
  return { sheets, sheet, rows: filled, total: filled.length };
}

/** Reads a CSV file in pieces, between which other requests are served. Of a large one only the first rows stay in memory. */
async function csvOf({ bytes }: FileContent, choices: SourceChoices, limits: SourceLimits): Promise<Source> {
  if (choices.sheet !== undefined) throw refused('sheet', {}, 'sheet');
  const encoding = choices.encoding ?? (await detectEncoding(bytes));
  const text = decodeText(bytes, encoding);
  // Programs write web pages and XML with the ending of a workbook.
  if (/^\s*<[!?a-z]/i.test(text)) throw refused('unreadable');
  const delimiter = choices.delimiter ?? delimiterIn(text);
  const most = { rows: limits.largeImportRows, cells: limits.largeImportCells };
  const first: Row[] = [];
  const size = { filled: 0, read: 0, cells: 0 };
  for await (const rows of csvRows(text, delimiter)) {
    size.read += rows.length;
    for (const row of rows) {
      size.cells += row.cells.length;
      if (!isFilled(row.cells)) continue;
      size.filled += 1;
      const isAtOnce = size.filled <= limits.importRows + 1 && size.cells <= limits.importCells;
      if (isAtOnce) first.push(row);
      else if (first.length > firstRows) first.length = firstRows;
    }
    checkWidth(first[0]?.cells.length ?? 0);
    checkSize(size, most);
  }
  return { sheets: [], encoding, delimiter, rows: first, total: size.filled };
}

/** Yields the rows of a CSV text in pieces, also blank ones, by their number. Throws `validation` at `file`. */
export async function* csvRows(text: string, delimiter: Delimiter): AsyncGenerator<Row[]> {
  let read = 0;
  try {
    for (const rows of readTable(text, delimiter)) {
      const before = read;
      yield rows.map((cells, at) => ({ row: before + at + 1, cells }));
      read += rows.length;
      await setImmediate();
    }
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error;
    throw refused(error.why, { row: error.row, limit: longestRow });
  }
}

export const isFilled = (cells: readonly SheetCell[]): boolean => cells.some((cell) => cell !== '');
