import { boxes, figureOfBox, type Box } from './boxes.ts';
import type { DocumentTotals } from './document.ts';
import { formulaOf, type Part, type TaxFigure } from './figures.ts';
import type { LineTotals } from './line.ts';
import type { LineTerms } from './terms.ts';

/** A signed amount of a sum, and what it is: a figure, the `index`th line, or the `index`th tribute. */
export interface Addend {
  sign: '+' | '-';
  of: Part | 'line' | 'tribute';
  index?: number;
  amount: string;
}

/**
 * How a figure came about, as data: the console words it, as in "1.000,00 + 230,00 − 150,00 = 1.080,00".
 * A sum of nothing has no addends and is zero. `percent` is of `base`, the line's total.
 */
export type Explanation =
  | { kind: 'product'; quantity: string; price: string; result: string }
  | { kind: 'sum'; addends: Addend[]; result: string }
  | { kind: 'percent'; percent: string; base: string; result: string }
  | { kind: 'fixed'; value: string; result: string };

/** How a figure of a line came about: quantity x price, the tributes of a box, or a sum of other figures. */
export function explainLineFigure(figure: 'total' | TaxFigure, line: LineTerms, totals: LineTotals): Explanation {
  if (figure === 'total') return { kind: 'product', quantity: line.quantity, price: line.price, result: totals.total };
  const box = boxes.find((candidate) => figureOfBox[candidate] === figure);
  const addends = box ? tributesIn(box, totals) : partsOf(figure, totals, totals.total);
  return { kind: 'sum', addends, result: totals[figure] };
}

/** How a figure of a document came about: summed over the lines, or a sum of the document's other figures. */
export function explainDocumentFigure(
  figure: keyof DocumentTotals,
  lines: readonly LineTotals[],
  totals: DocumentTotals,
): Explanation {
  const result = totals[figure];
  if (figure === 'subtotal') return { kind: 'sum', addends: overLines(lines, 'total'), result };
  const named = figure === 'total' ? 'importer_total_payable_exporter' : figure;
  const addends = formulaOf(named) ? partsOf(named, totals, totals.subtotal) : overLines(lines, named);
  return { kind: 'sum', addends, result };
}

/** How the amount of a line's `index`th tribute came about; nothing when the line has no such tribute. */
export function explainTribute(index: number, line: LineTerms, totals: LineTotals): Explanation | undefined {
  const terms = line.tributes[index];
  const result = totals.tributes[index]?.amount;
  if (!terms || result === undefined) return undefined;
  if (terms.is_fixed) return { kind: 'fixed', value: terms.value, result };
  return { kind: 'percent', percent: terms.value, base: totals.total, result };
}

const partsOf = (figure: TaxFigure, totals: Record<TaxFigure, string>, base: string): Addend[] =>
  (formulaOf(figure) ?? []).map(([sign, of]) => ({ sign, of, amount: of === 'base' ? base : totals[of] }));

const tributesIn = (box: Box, totals: LineTotals): Addend[] =>
  totals.tributes.flatMap((tribute, index) =>
    tribute.box === box ? [{ sign: '+', of: 'tribute', index, amount: tribute.amount } as const] : [],
  );

const overLines = (lines: readonly LineTotals[], figure: 'total' | TaxFigure): Addend[] =>
  lines.map((line, index) => ({ sign: '+', of: 'line', index, amount: line[figure] }));
