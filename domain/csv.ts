import { readRows, type RowsRead } from './csvRows.ts';
import type { Language } from './languages.ts';

/** What a spreadsheet would take for a formula (OWASP, CSV injection), or has an apostrophe before one; a negative number is none. */
const formula = /^'*(?!-?[\d.,\s]+$)[=+\-@\t\r]/;

/** What a file begins with, so that spreadsheets read its letters right. */
export const byteOrderMark = '\uFEFF';

/** What separates the cells of a CSV file that the spreadsheets of a language read: never their decimal sign. */
export const listSeparators = { pt: ';', en: ',', es: ';' } as const satisfies Record<Language, string>;

/** Rows as lines of CSV (RFC 4180), each ended. A text that starts like a formula is made a text by an apostrophe. */
export function csvLines(rows: readonly (readonly string[])[], delimiter = ','): string {
  const write = (cell: string) => (formula.test(cell) ? inQuotes(`'${cell}`) : written(cell, delimiter));
  return rows.map((row) => `${row.map(write).join(delimiter)}\r\n`).join('');
}

/** Rows as a spreadsheet puts them on the clipboard: between tabs, quoted where they hold one. */
export function writeCells(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => written(cell, '\t')).join('\t')).join('\n');
}

const inQuotes = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** What a reader would take for something else than the text of a cell: quotes, ends of rows, spaces around. */
const misread = /["\r\n\uFEFF]|^ | $/;

const written = (cell: string, delimiter: string): string =>
  misread.test(cell) || cell.includes(delimiter) ? inQuotes(cell) : cell;

/** What separates cells: a spreadsheet copies tabs, exported files hold semicolons or commas. */
const delimiterOf = (text: string): string => ['\t', ';'].find((delimiter) => text.includes(delimiter)) ?? ',';

/**
 * The rows and cells of text copied from a spreadsheet or a CSV file, without spaces around. Quoted cells may hold
 * delimiters, line breaks and doubled quotes; where a quote is never closed, all quotes are characters like any other.
 * Rows without any text are left out.
 */
export function readCells(text: string, delimiter = delimiterOf(text)): string[][] {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const rows = quotedRows(lines, delimiter) ?? lines.split('\n').map((line) => line.split(delimiter));
  return rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ''));
}

/** The rows of text whose quotes are all closed. */
function quotedRows(text: string, delimiter: string): string[][] | undefined {
  try {
    return [...readRows(text, delimiter)].flatMap(({ rows }) => rows);
  } catch {
    return undefined;
  }
}

/** What no text has: between the cells of a table with one column there is nothing. */
const nothing = '\u001F';

/** Characters of a file that tell what separates its cells. */
const headLength = 4_096;

/** What separates the cells of a table: of the three, what its heading has most of. */
function separatorOf(head: string): string {
  const cells = [',', ';', '\t'].map((delimiter) => ({ delimiter, n: widthOf(head, delimiter) }));
  return cells.reduce((most, next) => (next.n > most.n ? next : most), { delimiter: nothing, n: 1 }).delimiter;
}

/** How many cells the first row has between these, as far as its quotes can be read. */
function widthOf(text: string, delimiter: string): number {
  let width = 1;
  try {
    for (const { rows, cells } of readRows(text, delimiter, 1)) {
      width = rows[0]?.length ?? cells + 1;
      if (rows[0]) break;
    }
  } catch {
    // A quote that ends with the head, or is none between these.
  }
  return width;
}

/**
 * The rows of a CSV file from the first on, some at a time, as `readRows` has them; cells are without spaces around, and
 * a text that was told from a formula is itself again.
 */
export function* readTable(text: string): Generator<RowsRead> {
  for (const { rows, cells } of readRows(text, separatorOf(text.slice(0, headLength)))) {
    yield { rows: rows.map((row) => row.map((cell) => unescaped(cell.trim()))), cells };
  }
}

const unescaped = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
