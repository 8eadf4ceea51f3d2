import type { Line } from './line.ts';
import { nextCell, sameColumn, type Cell, type Target } from './navigate.ts';

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export type GridCommand =
  | { readonly type: 'go'; readonly target: Target }
  | { readonly type: 'leave' }
  | { readonly type: 'move'; readonly step: 1 | -1 }
  | { readonly type: 'remove' };

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** What a key means inside a cell; nothing when it is the cell's own affair. Arrows move where a cell has no list. */
export function commandOf(
  press: KeyPress,
  cell: Cell,
  lines: readonly Line[],
  hasList: boolean,
): GridCommand | undefined {
  const { key, shiftKey, altKey } = press;
  const step = steps[key];
  if (altKey) {
    if (step) return { type: 'move', step };
    return key === 'Delete' || key === 'Backspace' ? { type: 'remove' } : undefined;
  }
  if (key === 'Escape') return { type: 'leave' };
  if (key === 'Tab' || key === 'Enter') return { type: 'go', target: nextCell(lines, cell, shiftKey ? -1 : 1) };
  if (step && !hasList) return { type: 'go', target: sameColumn(lines, cell, step) };
  return undefined;
}
