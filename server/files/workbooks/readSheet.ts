import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import type { SheetCell } from '../../../domain/lists/sheetCell.ts';
import { sheetCell, sheetRows } from './cells.ts';
import type { Reading, Refusal, Sheets } from './messages.ts';

/** The number of sheets to search for rows, because each must be unpacked, and of their first rows that say what they hold. */
const mostSheets = 100;
const headRows = 12;
const headCells = 60;
const headCharacters = 100;

interface Sheet {
  readonly name: string;
  readonly index: number;
}

interface FilledSheet extends Sheet {
  readonly head: readonly (readonly SheetCell[])[];
}

/** A workbook cannot be read. */
export class NotRead extends Error {
  readonly refused: Refusal;

  constructor(refused: Refusal, cause?: unknown) {
    super(`The workbook is not read: ${refused}`, { cause });
    this.refused = refused;
  }
}

/**
 * Reads a sheet of a workbook: the named one, else the first with rows. Hidden parts are skipped. Formulas have their
 * cached value. Throws `NotRead`.
 */
export async function readSheet(reading: Reading): Promise<Sheets & { readonly rows: readonly SheetCell[][] }> {
  const { bytes, sheet: wanted } = reading;
  const visible = await read(sheetsOf(bytes));
  const filled = await read(withRows(bytes, visible));
  const [first] = wanted === undefined ? filled : visible.filter(({ name }) => name === wanted);
  const found = { sheets: filled.map(({ name }) => name), heads: filled.map(({ head }) => head) };
  if (!first && wanted !== undefined) throw new NotRead('sheet');
  if (!first) return { ...found, sheet: '', rows: [] };
  const rows = (await read(rowsOf(bytes, first))).slice(0, reading.rows);
  if (!isWithin(rows, reading)) throw new NotRead('tooLarge');
  return { ...found, sheet: first.name, rows };
}

const read = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new NotRead('unreadable', cause);
  });

async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  const visible: Sheet[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, index, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) visible.push({ name, index });
      return false;
    },
  });
  return visible.slice(0, mostSheets);
}

async function withRows(bytes: Uint8Array, sheets: readonly Sheet[]): Promise<FilledSheet[]> {
  const filled: FilledSheet[] = [];
  for (const sheet of sheets) {
    const head: SheetCell[][] = [];
    for await (const { values } of streamXlsxRows(bytes, { sheet: sheet.index })) {
      const cells = values.slice(0, headCells).map((value) => headCell(sheetCell(value)));
      if (cells.some((cell) => cell !== '')) head.push(cells);
      if (head.length === headRows) break;
    }
    if (head.length > 0) filled.push({ ...sheet, head });
  }
  return filled;
}

const headCell = (cell: SheetCell): SheetCell => (typeof cell === 'string' ? cell.slice(0, headCharacters) : cell);

async function rowsOf(bytes: Uint8Array, { index }: Sheet): Promise<SheetCell[][]> {
  const { sheets } = await readXlsx(bytes, { sheets: [index], readStyles: true });
  return sheetRows(sheets[0]?.rows ?? [], sheets[0]?.cells);
}

/** A shared text may occur in many cells, so the size of the message is limited too. */
function isWithin(rows: readonly SheetCell[][], { cells, characters }: Reading): boolean {
  let [count, length] = [0, 0];
  for (const row of rows) {
    count += row.length;
    for (const cell of row) if (typeof cell === 'string') length += cell.length;
    if (count > cells || length > characters) return false;
  }
  return true;
}
