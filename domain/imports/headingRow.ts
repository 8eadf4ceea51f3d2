import type { SheetCell } from '../lists/sheetCell.ts';

/** The rows that may come before the headings: a title, a date, empty rows. */
const searched = 30;

/** The share of the widest row that a row of headings fills at least. */
const fullness = 0.6;

/** How many headings outweigh that a row is the first full one. */
const telling = 2;

/**
 * Returns the index of the row with the headings: the first full one, or one below it in which more headings are known.
 * `known` counts the known headings of a row.
 */
export function headingRowOf(
  rows: readonly (readonly SheetCell[])[],
  known: (cells: readonly SheetCell[]) => number,
): number {
  const filled = rows.slice(0, searched).map((cells) => cells.filter((cell) => cell !== '').length);
  const widest = Math.max(0, ...filled);
  const full = filled.flatMap((count, at) => (count >= fullness * widest ? [at] : []));
  const [first = 0] = full;
  const counts = full.map((at) => ({ at, count: known(rows[at] ?? []) }));
  const best = counts.reduce((most, next) => (next.count > most.count ? next : most), {
    at: first,
    count: counts[0]?.count ?? 0,
  });
  return best.count >= telling ? best.at : first;
}
