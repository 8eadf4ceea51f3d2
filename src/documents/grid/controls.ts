import { createContext, useContext, type KeyboardEvent } from 'react';
import type { TextKind } from '../../../schemas/parts/documents/rowKinds.ts';
import type { Line } from './lines/line.ts';
import type { LineScenario } from './lines/lineScenario.ts';
import type { Offer } from './lines/takeItem.ts';
import type { Cell } from './navigate.ts';

/** What cells can request from the grid. The object is stable, so it causes no renders. */
export interface GridControls {
  readonly enter: (cell: Cell) => void;
  readonly change: (key: string, parts: Partial<Omit<Line, 'key'>>) => void;
  /** Sets a line's item, and what the line takes from it. */
  readonly chooseItem: (key: string, item: NonNullable<Line['item']>, offer: Offer) => void;
  readonly takeScenario: (key: string, item: string, scenario: LineScenario) => void;
  /** Sets a line's scenario; lines without one take it too. */
  readonly chooseScenario: (key: string, scenario: LineScenario) => void;
  /** Handles a key in a cell; `hasList` if the cell uses arrows for its list. */
  readonly press: (event: KeyboardEvent, cell: Cell, hasList?: boolean) => void;
  /** Moves to the next cell, like Enter. */
  readonly advance: (cell: Cell) => void;
  /** Adds a text, heading or subtotal below a row, or at the end. */
  readonly addText: (row: TextKind, below?: string) => void;
  /** Opens the details of a line at the first one. */
  readonly openDetails: (key: string) => void;
  readonly duplicate: (key: string) => void;
  readonly move: (key: string, step: 1 | -1) => void;
  readonly remove: (key: string) => void;
  /** Focuses the handle of a line relative to this one. */
  readonly focusHandle: (key: string, step: -1 | 0 | 1) => void;
}

export const GridControlsContext = createContext<GridControls | undefined>(undefined);

export function useGridControls(): GridControls {
  const controls = useContext(GridControlsContext);
  if (!controls) throw new Error('The cell is outside a grid');
  return controls;
}
