import type { SheetCell } from '../lists/sheetCell.ts';

/** Counts the known headings of a row. */
export type KnownHeadings = (cells: readonly SheetCell[]) => number;

/** How many known headings tell a list from a text with one of these words. */
const telling = 2;

/**
 * Returns the index of the sheet that holds the list: the first one with the most known headings in a row; without any, the first
 * with two full rows, which a sheet of instructions has not; else the first. `heads` are the first rows of each.
 */
export function sheetOfList(heads: readonly (readonly (readonly SheetCell[])[])[], known: KnownHeadings): number {
  const counts = heads.map((rows) => Math.max(0, ...rows.map(known)));
  const most = Math.max(0, ...counts);
  if (most >= telling) return counts.indexOf(most);
  const table = heads.findIndex((rows) => rows.filter(isFull).length >= 2);
  return Math.max(0, table);
}

const isFull = (cells: readonly SheetCell[]): boolean => cells.filter((cell) => cell !== '').length >= 3;
