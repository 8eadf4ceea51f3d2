import type { Cell, CellValue } from 'hucre/xlsx';
import type { SheetCell } from '../../../domain/lists/sheetCell.ts';

/** What a spreadsheet shows for an impossible date. */
const noDate = '#VALUE!';

/** Returns whether a number format multiplies by a hundred, ignoring quoted and escaped text. */
const isPercent = (format = ''): boolean => format.replaceAll(/"[^"]*"|\\./g, '').includes('%');

/** Converts a workbook cell; texts are trimmed and storable. */
export function sheetCell(value: CellValue, format?: string): SheetCell {
  if (value === null) return '';
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '').trim();
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? noDate : value;
  if (typeof value === 'number' && isPercent(format)) return { percent: value * 100 };
  return value;
}

/** Returns the rows of a sheet without trailing blanks. */
export function sheetRows(
  rows: readonly (readonly CellValue[])[],
  details: ReadonlyMap<string, Pick<Cell, 'style'>> = new Map(),
): SheetCell[][] {
  const read = Array.from(rows, (row = [], at) => {
    const cells = Array.from(row, (value, column) =>
      sheetCell(value ?? null, details.get(`${at},${column}`)?.style?.numFmt),
    );
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });
  return read.slice(0, read.findLastIndex((row) => row.length > 0) + 1);
}
