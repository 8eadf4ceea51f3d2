import { decimalText, parseDecimal } from '../money/decimal.ts';
import { boxes, figureOfBox } from './boxes.ts';
import { compose, noSums } from './compose.ts';
import type { TaxFigures } from './figures.ts';
import type { LineTotals } from './line.ts';

/** What a document comes to: decimal text with the currency's decimals. `total` is what the exporter is sent. */
export interface DocumentTotals extends TaxFigures {
  subtotal: string;
  total: string;
}

/** The sums of a document over its lines' rounded values (design §6); all zero for no lines. */
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
