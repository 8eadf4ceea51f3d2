import { createContext, useContext, type KeyboardEvent } from 'react';
import type { Line, LineScenario } from './line.ts';
import type { Cell } from './navigate.ts';

/** What a cell may ask of the grid. The object stays the same, so that it never draws a row again. */
export interface GridControls {
  readonly enter: (cell: Cell) => void;
  readonly change: (key: string, parts: Partial<Omit<Line, 'key'>>) => void;
  /** Gives a line its scenario; those that have none yet take it too. */
  readonly chooseScenario: (key: string, scenario: LineScenario) => void;
  /** Handles a key pressed inside a cell; `hasList` when the cell keeps the arrows for its own list. */
  readonly press: (event: KeyboardEvent, cell: Cell, hasList?: boolean) => void;
  /** Goes on to the next cell, as Enter does. */
  readonly advance: (cell: Cell) => void;
  readonly duplicate: (key: string) => void;
  readonly move: (key: string, step: 1 | -1) => void;
  readonly remove: (key: string) => void;
  /** Puts the focus on the handle of the line that stands so far from this one. */
  readonly focusHandle: (key: string, step: -1 | 0 | 1) => void;
}

export const GridControlsContext = createContext<GridControls | undefined>(undefined);

export function useGridControls(): GridControls {
  const controls = useContext(GridControlsContext);
  if (!controls) throw new Error('The cell stands outside a grid');
  return controls;
}
