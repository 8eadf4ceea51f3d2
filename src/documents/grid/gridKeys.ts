import { detailFields } from '../../../domain/documents/lineFields.ts';
import type { Line } from './lines/line.ts';
import { nextCell, sameColumn, type Cell, type Target } from './navigate.ts';

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export type GridCommand =
  | { readonly type: 'go'; readonly target: Target }
  | { readonly type: 'leave' }
  | { readonly type: 'details' }
  | { readonly type: 'move'; readonly step: 1 | -1 }
  | { readonly type: 'remove' };

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Returns the meaning of a key in a cell; undefined if the cell handles it. Arrows move unless the cell has a list. */
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
    if (key === 'Enter' && detailFields.length > 0) return { type: 'details' };
    return key === 'Delete' || key === 'Backspace' ? { type: 'remove' } : undefined;
  }
  if (key === 'Escape') return { type: 'leave' };
  if (key === 'Tab' || key === 'Enter') return { type: 'go', target: nextCell(lines, cell, shiftKey ? -1 : 1) };
  if (step && !hasList) return { type: 'go', target: sameColumn(lines, cell, step) };
  return undefined;
}
