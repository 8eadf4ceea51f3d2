import { detailFields } from '../../../domain/documents/lineFields.ts';
import { isLine } from '../../../domain/documents/rows.ts';
import type { TextKind } from '../../../schemas/parts/documents/rowKinds.ts';
import type { Line } from './lines/line.ts';
import { nextCell, sameColumn, type Cell, type Target } from './navigate.ts';

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  /** The key by its place: with Alt, some keyboards type other letters. */
  readonly code?: string;
}

export type GridCommand =
  | { readonly type: 'go'; readonly target: Target }
  | { readonly type: 'leave' }
  | { readonly type: 'details' }
  | { readonly type: 'text'; readonly row: TextKind }
  | { readonly type: 'move'; readonly step: 1 | -1 }
  | { readonly type: 'remove' };

/** The keys that add a row, with Alt. */
const textKeys: Readonly<Record<string, TextKind>> = { KeyT: 'text', KeyH: 'heading', KeyS: 'subtotal' };

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Returns the meaning of a key in a cell; undefined if the cell handles it. Arrows move unless the cell has a list. */
export function commandOf(
  press: KeyPress,
  cell: Cell,
  lines: readonly Line[],
  hasList: boolean,
): GridCommand | undefined {
  const { key, shiftKey, altKey, code = '' } = press;
  const step = steps[key];
  if (altKey) {
    const row = textKeys[code];
    if (row) return { type: 'text', row };
    if (step) return { type: 'move', step };
    const hasDetails = lines.some((line) => line.key === cell.key && isLine(line)) && detailFields.length > 0;
    if (key === 'Enter' && hasDetails) return { type: 'details' };
    return key === 'Delete' || key === 'Backspace' ? { type: 'remove' } : undefined;
  }
  if (key === 'Escape') return { type: 'leave' };
  if (key === 'Tab' || key === 'Enter') return { type: 'go', target: nextCell(lines, cell, shiftKey ? -1 : 1) };
  if (step && !hasList) return { type: 'go', target: sameColumn(lines, cell, step) };
  return undefined;
}
