import type { WayView } from '../view/moneyFlow.ts';
import { millimetre, type Measures } from './measures.ts';

const signWidth = 4 * millimetre;
const gap = 1.5 * millimetre;
/** Between the two accounts. */
const gutter = 10 * millimetre;
/** In millimetres. */
const paddings = { row: 1.2, result: 1.7 };

/** The measures of an account of the money flow, in points; Typst determines a height that is null. */
export interface AccountTable {
  widths: number[];
  heights: (number | null)[];
}

/** Returns the measures of an account, which has half of the width. */
export function accountTable({ rows, result }: WayView['sums'][number], measures: Measures): AccountTable {
  const { fit, keepsToOneLine, lineHeight, space, textWidth } = measures;
  const figures = fit('', [...rows.map(({ amount }) => amount), result.amount], gap);
  const room = (textWidth - gutter) / 2 - figures;
  const height = (text: string, most: number, padding: number) =>
    keepsToOneLine(text, most) ? lineHeight + 2 * space(padding) : null;
  return {
    widths: [room, figures],
    heights: [
      ...rows.map(({ label }) => height(label, room - signWidth, paddings.row)),
      height(result.label, room, paddings.result),
    ],
  };
}
