import type { Line } from './line.ts';
import { totalsOf } from './totals.ts';

/** How many digits the columns hold as wide as they usually are (grid.css). */
const most = { quantity: 7, price: 11, total: 13 } as const;

/** Whether some figure needs wider columns. Asked for all lines at once, since they share them. */
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

/** The digits of a figure as it is read, with at least so many decimals. */
function digitsIn(figure: string, decimals = 0): number {
  const [whole = '', fraction = ''] = figure.split('.');
  return whole.length + Math.max(fraction.length, decimals);
}
