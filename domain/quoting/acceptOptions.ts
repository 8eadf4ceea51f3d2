import { decimalText, parseDecimal } from '../money/decimal.ts';
import { countedAmong, isCounted, isLine, type Option, type TextRow } from '../documents/rows.ts';
import type { StatedLine } from '../documents/lineFields.ts';
import { spreadAdjustments, type DocumentAdjustment } from '../taxes/adjustments.ts';
import { recoverableOf, type Recoverable } from '../documents/recoverable.ts';
import { taxesOfDocument, type DocumentTotals } from '../taxes/document.ts';
import type { TaxFigures } from '../taxes/figures.ts';
import { taxesOfLine } from '../taxes/line.ts';
import type { TributeTerms } from '../taxes/terms.ts';

/** A tribute of a line as it was offered, with its amount. */
export interface OfferedTribute extends TributeTerms {
  readonly amount: string;
  readonly recovered?: string | undefined;
}

/** A line as it was offered. */
export interface OfferedLine extends StatedLine, TaxFigures, Option {
  readonly row?: null | undefined;
  readonly total: string;
  readonly gross?: string | null | undefined;
  readonly share?: string | null | undefined;
  readonly net?: string | null | undefined;
  readonly scenery: { readonly uuid: string; readonly tributes: readonly OfferedTribute[] };
}

/**
 * Returns the rows and totals of a quote with the accepted options, by position: under the rates as offered, whatever
 * scenarios say today. Its discounts and charges are spread over the lines that count then.
 */
export function acceptOptions<Line extends OfferedLine, Text extends TextRow>(
  rows: readonly (Line | Text)[],
  accepted: ReadonlySet<number>,
  adjustments: readonly DocumentAdjustment[],
  decimals: number,
): { readonly rows: (Line | Text)[]; readonly totals: DocumentTotals & Recoverable } {
  const chosen = rows.map((row, at) =>
    isOffer(row) && row.is_optional && accepted.has(at) ? { ...row, is_accepted: true } : row,
  );
  const sharing = chosen.map((row) =>
    isOffer(row) && isCounted(row)
      ? { total: parseDecimal(row.total, decimals), scenery: row.scenery.uuid.toLowerCase() }
      : {},
  );
  const { shares } = spreadAdjustments(sharing, adjustments, decimals);
  const computed = chosen.map((row, at) =>
    isOffer(row) && isCounted(row) ? bearing(row, shares[at] ?? 0n, decimals) : row,
  );
  const counted = countedAmong<Line | Text>(computed) as OfferedLine[];
  const totals = taxesOfDocument(
    counted.map((line) => ({ ...line, net: line.net ?? undefined })),
    decimals,
  );
  return { rows: computed, totals: { ...totals, ...recoverableOf(counted, decimals) } };
}

const isOffer = <Line extends OfferedLine, Text extends TextRow>(row: Line | Text): row is Line => isLine(row);

/** Returns a line with its share of the document's adjustments, and the taxes of what is left. */
function bearing<Line extends OfferedLine>(line: Line, share: bigint, decimals: number): Line {
  if (parseDecimal(line.share ?? '0', decimals) === share) return line;
  const { price, quantity, base_quantity, adjustments = [], scenery } = line;
  const terms = {
    price,
    quantity,
    base_quantity: base_quantity ?? undefined,
    adjustments: adjustments ?? [],
    tributes: scenery.tributes,
  };
  const { tributes, ...amounts } = taxesOfLine(terms, decimals, share);
  return {
    ...line,
    ...amounts,
    share: decimalText(share, decimals),
    scenery: {
      ...scenery,
      tributes: scenery.tributes.map((tribute, at) => ({ ...tribute, amount: tributes[at]?.amount ?? tribute.amount })),
    },
  };
}
