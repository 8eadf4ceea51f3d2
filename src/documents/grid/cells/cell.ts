import type { Line } from '../line.ts';

/** What every cell being entered gets. */
export interface CellProps {
  readonly line: Line;
  /** What the cell is, with its line: "Price, line 3". */
  readonly label: string;
  /** The id of the message that says what is wrong with it. */
  readonly errorId?: string;
}
