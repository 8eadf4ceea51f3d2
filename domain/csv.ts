import Papa from 'papaparse';
import type { Language } from './languages.ts';

/** What a spreadsheet would take for a formula (OWASP, CSV injection), or has an apostrophe before one; a negative number is none. */
const formula = /^'*(?!-?[\d.,\s]+$)[=+\-@\t\r]/;

/** What a file begins with, so that spreadsheets read its letters right. */
export const byteOrderMark = '\uFEFF';

/** What separates the cells of a CSV file that the spreadsheets of a language read: never their decimal sign. */
export const listSeparators = { pt: ';', en: ',', es: ';' } as const satisfies Record<Language, string>;

/** Rows as lines of CSV (RFC 4180), each ended. A text that starts like a formula is made a text by an apostrophe. */
export function csvLines(rows: readonly (readonly string[])[], delimiter = ','): string {
  const cells = rows.map((row) => [...row]);
  return cells.length === 0
    ? ''
    : `${Papa.unparse(cells, { delimiter, newline: '\r\n', escapeFormulae: formula })}\r\n`;
}

/** Rows as a spreadsheet puts them on the clipboard: between tabs, quoted where they hold one. */
export function writeCells(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: '\t', newline: '\n' },
  );
}

/** What separates cells: a spreadsheet copies tabs, exported files hold semicolons or commas. */
const delimiterOf = (text: string): string => ['\t', ';'].find((delimiter) => text.includes(delimiter)) ?? ',';

/**
 * The rows and cells of text copied from a spreadsheet or a CSV file, without spaces around. Quoted cells may hold
 * delimiters, line breaks and doubled quotes; where a quote is never closed, all quotes are characters like any other.
 * Rows without any text are left out.
 */
export function readCells(text: string, delimiter = delimiterOf(text)): string[][] {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const quoted = parse(lines, delimiter, '"');
  const { data } = quoted.errors.some(({ type }) => type === 'Quotes') ? parse(lines, delimiter, '\0') : quoted;
  return data.map((row) => row.map((cell) => cell.trim()));
}

const parse = (text: string, delimiter: string, quoteChar: string) =>
  Papa.parse<string[]>(text, { delimiter, quoteChar, newline: '\n', skipEmptyLines: 'greedy' });

/** Characters of a file that are read between two pauses. */
const piece = 16_384;

/** The longest row of a file, in characters: papaparse reads a row at once. */
export const longestRow = 131_072;

/** Characters of a file that tell what separates its cells, and what ends its rows. */
const headLength = 16_384;

/** What no text has: between the cells of a table with one column there is nothing. */
const nothing = '\u001F';

/** What separates the cells of a table: of the three, what its heading has most of. */
function separatorOf(head: string): string {
  const widthBy = (delimiter: string) => Papa.parse<string[]>(head, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  const cells = [',', ';', '\t'].map((delimiter) => ({ delimiter, n: widthBy(delimiter) }));
  return cells.reduce((most, next) => (next.n > most.n ? next : most), { delimiter: nothing, n: 1 }).delimiter;
}

/** Why a file cannot be read as a table, and the number of the row, from 1. */
export class UnreadableRow extends Error {
  readonly why: 'quotes' | 'longRow';
  readonly row: number;
  constructor(why: UnreadableRow['why'], row: number) {
    super(`${why} in row ${row}`);
    this.why = why;
    this.row = row;
  }
}

/**
 * The rows of a CSV file from the first on, empty ones too, some at a time: the caller may pause between them or stop early.
 * Cells are without spaces around, and a text that was told from a formula is itself again. Throws `UnreadableRow` where a
 * quote is not closed as it should be, and where a row is longer than `longestRow`.
 */
export function* readTable(text: string): Generator<readonly string[][]> {
  const head = text.slice(0, headLength);
  const newline = Papa.parse(head, { preview: 1 }).meta.linebreak;
  const parser = new Papa.Parser({ delimiter: separatorOf(head), newline: newline as '\n' });
  let read = 0;
  for (let [at, length] = [0, piece]; at < text.length; length *= 2) {
    const isLast = at + length >= text.length;
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(text.slice(at, at + length), 0, !isLast);
    // What is wrong with a row that is cut off here is told of the whole one.
    const wrong = errors.find(({ row = 0 }) => isLast || row < data.length);
    if (wrong) throw new UnreadableRow('quotes', read + (wrong.row ?? 0) + 1);
    // A row that is longer than what was read is read again with more.
    if (meta.cursor === 0 && !isLast) {
      if (length >= longestRow) throw new UnreadableRow('longRow', read + 1);
      yield [];
      continue;
    }
    [at, length] = [at + meta.cursor, piece / 2];
    read += data.length;
    yield data.map((row) => row.map((cell) => unescaped(cell.trim())));
  }
}

const unescaped = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
