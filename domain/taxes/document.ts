import { decimalText, parseDecimal } from '../money/decimal.ts';
import { boxes, figureOfBox } from './boxes.ts';
import { compose, noSums } from './compose.ts';
import type { TaxFigures } from './figures.ts';

/** The totals of a document, with the currency's decimals. `total` is the amount due to the exporter. */
export interface DocumentTotals extends TaxFigures {
  /** The sum of the totals of the lines, before the document's discounts and charges. */
  subtotal: string;
  /** The sum of what the taxes are computed of. */
  net: string;
  total: string;
}

/** A line as a document sums it up: what it has no `net` of is taxed on its total. */
interface SummedLine extends TaxFigures {
  readonly total: string;
  readonly net?: string | undefined;
}

/** Sums the rounded values of the lines (design §6); zero without lines. */
export function taxesOfDocument(lines: readonly SummedLine[], decimals: number): DocumentTotals {
  const sums = noSums();
  let subtotal = 0n;
  for (const line of lines) {
    subtotal += parseDecimal(line.total, decimals);
    sums.base += parseDecimal(line.net ?? line.total, decimals);
    for (const box of boxes) sums[box] += parseDecimal(line[figureOfBox[box]], decimals);
  }
  const figures = compose(sums, decimals);
  return {
    subtotal: decimalText(subtotal, decimals),
    net: decimalText(sums.base, decimals),
    total: figures.importer_total_payable_exporter,
    ...figures,
  };
}
