import type { SheetCell } from '../lists/sheetCell.ts';

const totals = /^(?:sub-?)?(?:total|totais|totales|totals|totaux|summe|gesamt|gesamtsumme|somme|suma)\b/i;

/** The cells of a row of totals at most: its word, and a count or sum. */
const mostCells = 3;

/**
 * Returns whether a row at the end of a list has its totals and is no record: its first text says so, and it has few of
 * the columns.
 */
export function isTotalsRow(cells: readonly SheetCell[], columns: number): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const [first] = filled;
  return (
    typeof first === 'string' && totals.test(first.trim()) && filled.length <= mostCells && filled.length * 2 <= columns
  );
}
