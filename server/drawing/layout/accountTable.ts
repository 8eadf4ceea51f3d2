import type { WayView } from '../view/moneyFlow.ts';
import type { SumRow } from '../view/sumRows.ts';
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
export function accountTable({ rows, result, further }: WayView['sums'][number], measures: Measures): AccountTable {
  const { fit, keepsToOneLine, lineHeight, space, textWidth } = measures;
  const figures = fit('', [...[...rows, ...further].map(({ amount }) => amount), result.amount], gap);
  const room = (textWidth - gutter) / 2 - figures;
  const height = (text: string, most: number, padding: number) =>
    keepsToOneLine(text, most) ? lineHeight + 2 * space(padding) : null;
  const heightOf = ({ label }: SumRow) => height(label, room - signWidth, paddings.row);
  return {
    widths: [room, figures],
    heights: [...rows.map(heightOf), height(result.label, room, paddings.result), ...further.map(heightOf)],
  };
}
