import { decimalText, parseDecimal } from '../money/decimal.ts';
import { boxes, figureOfBox } from './boxes.ts';
import { compose, noSums } from './compose.ts';
import type { TaxFigures } from './figures.ts';
import type { LineTotals } from './line.ts';

/** The totals of a document, with the currency's decimals. `total` is the amount due to the exporter. */
export interface DocumentTotals extends TaxFigures {
  subtotal: string;
  total: string;
}

/** Sums the rounded values of the lines (design §6); zero without lines. */
export function taxesOfDocument(lines: readonly Omit<LineTotals, 'tributes'>[], decimals: number): DocumentTotals {
  const sums = noSums();
  for (const line of lines) {
    sums.base += parseDecimal(line.total, decimals);
    for (const box of boxes) sums[box] += parseDecimal(line[figureOfBox[box]], decimals);
  }
  const figures = compose(sums, decimals);
  return {
    subtotal: decimalText(sums.base, decimals),
    total: figures.importer_total_payable_exporter,
    ...figures,
  };
}
