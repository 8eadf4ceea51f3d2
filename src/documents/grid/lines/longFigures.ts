import type { Line } from './line.ts';
import { totalsOf } from './totals.ts';

/** The digits that fit the usual column widths (grid.css). */
const most = { quantity: 7, price: 11, total: 13 } as const;

/** Returns whether a number needs wider columns, which all lines share. */
export function hasLongFigures(lines: readonly Line[], decimals: number): boolean {
  return lines.some((line) => {
    const total = totalsOf(line, decimals)?.total ?? '';
    return (
      digitsIn(line.quantity) > most.quantity ||
      digitsIn(line.price, decimals) > most.price ||
      digitsIn(total) > most.total
    );
  });
}

/** Counts the displayed digits of a number, with a minimum of decimals. */
function digitsIn(figure: string, decimals = 0): number {
  const [whole = '', fraction = ''] = figure.split('.');
  return whole.length + Math.max(fraction.length, decimals);
}
