import type { Cell, CellValue } from 'hucre/xlsx';
import type { SheetCell } from '../../domain/lists/sheetCell.ts';

/** What a spreadsheet shows where a date cannot be. */
const noDate = '#VALUE!';

/** Whether a number format multiplies by a hundred: text of it that is quoted or escaped does not count. */
const isPercent = (format = ''): boolean => format.replaceAll(/"[^"]*"|\\./g, '').includes('%');

/** A cell of a workbook; of a text what a database can store, without spaces around. */
export function sheetCell(value: CellValue, format?: string): SheetCell {
  if (value === null) return '';
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '').trim();
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? noDate : value;
  if (typeof value === 'number' && isPercent(format)) return { percent: value * 100 };
  return value;
}

/** The rows of a sheet, without what is blank at their ends and at that of the sheet. */
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
