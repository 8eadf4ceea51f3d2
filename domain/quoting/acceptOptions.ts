import { parseDecimal } from '../money/decimal.ts';
import { countedAmong, isCounted, isLine, type Option, type TextRow } from '../documents/rows.ts';
import type { StatedLine } from '../documents/lineFields.ts';
import { spreadAdjustments, type DocumentAdjustment } from '../taxes/adjustments.ts';
import { recoverableOf, type Recoverable } from '../documents/recoverable.ts';
import { taxesOfDocument, type DocumentTotals } from '../taxes/document.ts';
import type { TaxFigures } from '../taxes/figures.ts';
import { taxesOfLines, type LineTotals } from '../taxes/line.ts';
import { isOncePerDocument } from '../taxes/system/system.ts';
import type { LineTerms, Rounding, TributeTerms } from '../taxes/terms.ts';

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
  readonly scenery: {
    readonly uuid: string;
    readonly rounding?: Rounding | undefined;
    readonly tributes: readonly OfferedTribute[];
  };
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
  const borne = borneAnew(chosen, shares, decimals);
  const computed = chosen.map((row, at) => {
    const totals = borne.get(at);
    return totals && isOffer(row) ? bearing(row, totals) : row;
  });
  const counted = countedAmong<Line | Text>(computed) as OfferedLine[];
  const totals = taxesOfDocument(
    counted.map((line) => ({ ...line, net: line.net ?? undefined })),
    decimals,
  );
  return { rows: computed, totals: { ...totals, ...recoverableOf(counted, decimals) } };
}

const isOffer = <Line extends OfferedLine, Text extends TextRow>(row: Line | Text): row is Line => isLine(row);

/**
 * Computes the lines that count, by position, if their share of the document's adjustments is another one; all of them where
 * taxes are computed for the document.
 */
function borneAnew<Line extends OfferedLine, Text extends TextRow>(
  rows: readonly (Line | Text)[],
  shares: readonly bigint[],
  decimals: number,
): ReadonlyMap<number, LineTotals> {
  const counted = rows.flatMap((row, at) =>
    isOffer(row) && isCounted(row) ? [{ row: row as Line, at, share: shares[at] ?? 0n }] : [],
  );
  const isTogether = counted.some(
    ({ row: { scenery } }) => scenery.rounding === 'document' || scenery.tributes.some(isOncePerDocument),
  );
  const moved = isTogether
    ? counted
    : counted.filter(({ row, share }) => parseDecimal(row.share ?? '0', decimals) !== share);
  const totals = taxesOfLines(
    moved.map(({ row }) => termsOf(row)),
    decimals,
    moved.map(({ share }) => share),
  );
  return new Map(moved.flatMap(({ at }, place) => (totals[place] ? [[at, totals[place]] as const] : [])));
}

const termsOf = ({
  price,
  quantity,
  base_quantity,
  adjustments,
  price_includes_tax,
  scenery,
}: OfferedLine): LineTerms => ({
  price,
  quantity,
  base_quantity: base_quantity ?? undefined,
  adjustments: adjustments ?? [],
  price_includes_tax: price_includes_tax ?? undefined,
  scenery: scenery.uuid.toLowerCase(),
  rounding: scenery.rounding,
  tributes: scenery.tributes,
});

/** Returns a line with its share of the document's adjustments, and the taxes of what is left. */
const bearing = <Line extends OfferedLine>(line: Line, { tributes, ...amounts }: LineTotals): Line => ({
  ...line,
  ...amounts,
  scenery: {
    ...line.scenery,
    tributes: line.scenery.tributes.map((tribute, at) => ({
      ...tribute,
      amount: tributes[at]?.amount ?? tribute.amount,
      ...(tributes[at]?.recovered !== undefined && { recovered: tributes[at].recovered }),
    })),
  },
});
