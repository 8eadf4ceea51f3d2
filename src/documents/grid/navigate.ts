import { columnsOf, isBlank, type Column, type Line } from './lines/line.ts';

export interface Cell {
  readonly key: string;
  readonly column: Column;
}

/** The target of a key: a cell, `new` for another line, or `out` to leave the grid. */
export type Target = Cell | 'new' | 'out';

/** The rows that a user edits: not those that deduct a deposit. */
const editable = (lines: readonly Line[]): readonly Line[] => lines.filter((line) => !line.mirror);

/** Returns the next (`1`) or previous (`-1`) cell. A blank last line is left instead of adding another. */
export function nextCell(all: readonly Line[], from: Cell, step: 1 | -1): Target {
  const lines = editable(all);
  const at = lines.findIndex((line) => line.key === from.key);
  const line = lines[at];
  if (!line) return 'out';
  const column = columnsOf(line)[columnsOf(line).indexOf(from.column) + step];
  if (column) return { key: line.key, column };
  const beside = lines[at + step];
  if (!beside) return step === 1 && !isBlank(line) ? 'new' : 'out';
  const columns = columnsOf(beside);
  return { key: beside.key, column: (step === 1 ? columns[0] : columns.at(-1)) ?? 'item' };
}

/** Returns the same column one line up or down, or the nearest one. */
export function sameColumn(all: readonly Line[], from: Cell, step: 1 | -1): Target {
  const lines = editable(all);
  const beside = lines[lines.findIndex((line) => line.key === from.key) + step];
  if (!beside) return 'out';
  const columns = columnsOf(beside);
  return { key: beside.key, column: columns.includes(from.column) ? from.column : (columns.at(-1) ?? 'item') };
}
