import Papa from 'papaparse';

/** What a spreadsheet would take for a formula (OWASP, CSV injection); a negative number is none. */
const formula = /^(?!-?[\d.,\s]+$)[=+\-@\t\r]/;

/** What a file begins with, so that spreadsheets read its letters right. */
export const byteOrderMark = '\uFEFF';

/** Rows as lines of CSV (RFC 4180), each ended. A text that starts like a formula is made a text by an apostrophe. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => [...row]);
  return cells.length === 0 ? '' : `${Papa.unparse(cells, { newline: '\r\n', escapeFormulae: formula })}\r\n`;
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
