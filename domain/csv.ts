import Papa from 'papaparse';
import type { Language } from './languages.ts';

/**
 * Text that a spreadsheet would interpret as a formula (OWASP, CSV injection), or that starts with an apostrophe before
 * one. Negative numbers are excluded.
 */
const formula = /^'*(?!-?[\d.,\s]+$)[=+\-@\t\r]/;

/** The byte order mark, which makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** The separator that spreadsheets of a language expect; it differs from the decimal sign. */
export const listSeparators = { pt: ';', en: ',', es: ';' } as const satisfies Record<Language, string>;

/** Writes rows as CSV (RFC 4180). An apostrophe before a formula makes it a text. */
export function csvLines(rows: readonly (readonly string[])[], delimiter = ','): string {
  const cells = rows.map((row) => [...row]);
  return cells.length === 0
    ? ''
    : `${Papa.unparse(cells, { delimiter, newline: '\r\n', escapeFormulae: formula })}\r\n`;
}

/** Writes rows as a spreadsheet copies them: separated by tabs, quoted if needed. */
export function writeCells(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: '\t', newline: '\n' },
  );
}

/** Spreadsheets copy tabs; exported files use semicolons or commas. */
const delimiterOf = (text: string): string => ['\t', ';'].find((delimiter) => text.includes(delimiter)) ?? ',';

/**
 * Parses text copied from a spreadsheet or a CSV file into trimmed cells. Quoted cells may contain delimiters, line
 * breaks and doubled quotes; if a quote is never closed, all quotes are ordinary characters. Empty rows are omitted.
 */
export function readCells(text: string, delimiter = delimiterOf(text)): string[][] {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const quoted = parse(lines, delimiter, '"');
  const { data } = quoted.errors.some(({ type }) => type === 'Quotes') ? parse(lines, delimiter, '\0') : quoted;
  return data.map((row) => row.map((cell) => cell.trim()));
}

const parse = (text: string, delimiter: string, quoteChar: string) =>
  Papa.parse<string[]>(text, { delimiter, quoteChar, newline: '\n', skipEmptyLines: 'greedy' });

/** Characters of a file to read between two pauses. */
const piece = 16_384;

/** The longest row of a file, in characters: papaparse reads a whole row. */
export const longestRow = 131_072;

/** Characters of a file that determine its separator and line ending. */
const headLength = 16_384;

/** The separators of cells, as the API names them; a table with one column has one that occurs in no text. */
export const delimiters = { ',': ',', ';': ';', tab: '\t', '|': '|', none: '\u001F' } as const;

export type Delimiter = keyof typeof delimiters;

/** The lines that determine the separator: a title and empty lines may come first. */
const comparedLines = 40;

/** The line in which spreadsheets declare the separator. */
const declaration = /^sep=(.)(?:\r\n|[\r\n]|$)/i;

/** Returns the declared separator of a file, or the one by which all rows, else most, have the same width. */
export function delimiterIn(text: string): Delimiter {
  const head = text.slice(0, headLength);
  const declared = declaration.exec(head)?.[1];
  const names = Object.keys(delimiters) as Delimiter[];
  const known = names.find((name) => delimiters[name] === declared);
  if (known) return known;
  const isCut = head.length < text.length;
  const all = names.map((name) => ({ name, ...regularity(head, delimiters[name], isCut) }));
  const tables = all.filter(({ isTable }) => isTable);
  const best = (tables.length > 0 ? tables : all).reduce((most, next) => (next.score > most.score ? next : most));
  return best.score > 0 ? best.name : 'none';
}

/**
 * Whether all rows of a file have the width of the first by a separator, and how much of the file is rows of one width, wider
 * tables before narrower ones. Below a title, two cells make a row only if all have them: the texts of a list with one column
 * may contain commas.
 */
function regularity(head: string, delimiter: string, isCut: boolean): { isTable: boolean; score: number } {
  const { data, meta } = Papa.parse<string[]>(head, { delimiter, preview: comparedLines, skipEmptyLines: true });
  // The end of what is compared may cut the last row.
  const rows = isCut && !meta.truncated && data.length > 1 ? data.slice(0, -1) : data;
  const widths = rows.map(({ length }) => length);
  const [first = 0] = widths;
  const scores = [...new Set(widths)].map((width) => {
    const n = widths.filter((each) => each === width).length;
    const isHeaded = first === width || (n > 1 && (width > 2 || widths.lastIndexOf(1) < widths.indexOf(width)));
    return isHeaded ? ((width - 1) * n ** 2) / widths.length : 0;
  });
  return { isTable: first > 1 && widths.every((width) => width === first), score: Math.max(0, ...scores) };
}

/** The reason that a file cannot be read as a table, with the row number from 1. */
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
 * Yields the rows of a CSV file in chunks, including empty rows, so that the caller can pause or stop early. Cells are
 * trimmed, and the apostrophe before a formula is removed. A line that declares the separator is an empty row. Throws
 * `UnreadableRow` for unbalanced quotes and rows longer than `longestRow`.
 */
export function* readTable(text: string, delimiter = delimiterIn(text)): Generator<readonly string[][]> {
  const newline = Papa.parse(text.slice(0, headLength), { preview: 1 }).meta.linebreak;
  const parser = new Papa.Parser({ delimiter: delimiters[delimiter], newline: newline as '\n' });
  const declared = declaration.exec(text)?.[0].length ?? 0;
  let read = declared === 0 ? 0 : 1;
  if (declared > 0) yield [['']];
  for (let [at, length] = [declared, piece]; at < text.length; length *= 2) {
    const isLast = at + length >= text.length;
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(text.slice(at, at + length), 0, !isLast);
    // Errors of a row that is cut off here are reported once it is complete.
    const wrong = errors.find(({ row = 0 }) => isLast || row < data.length);
    if (wrong) throw new UnreadableRow('quotes', read + (wrong.row ?? 0) + 1);
    // A row longer than this chunk is read again with a larger one.
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
