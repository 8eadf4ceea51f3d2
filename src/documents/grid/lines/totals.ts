import { isCounted } from '../../../../domain/documents/rows.ts';
import { parseDecimal } from '../../../../domain/money/decimal.ts';
import { spreadAdjustments, type DocumentAdjustment, type SharingRow } from '../../../../domain/taxes/adjustments.ts';
import { taxesOfDocument, type DocumentTotals } from '../../../../domain/taxes/document.ts';
import { dependOnEachOther, taxesOfLine, taxesOfLines, type LineTotals } from '../../../../domain/taxes/line.ts';
import type { LineTerms } from '../../../../domain/taxes/terms.ts';
import type { Line } from './line.ts';
import { termsOf } from './tributeValue.ts';

/** A line with its terms and totals. */
export interface ComputedLine {
  readonly line: Line;
  /** Its index in the document. */
  readonly index: number;
  readonly terms: LineTerms;
  readonly totals: LineTotals;
}

type Computed = Pick<ComputedLine, 'terms' | 'totals'>;

type Known<Of extends object, Value> = WeakMap<Of, Map<number, { readonly value: Value }>>;

const ofLine: Known<Line, Computed | undefined> = new WeakMap();
const ofDocument: Known<readonly Line[], DocumentTotals> = new WeakMap();

/** Returns a line's totals; undefined without quantity or price. Cached by line, so that typing recomputes one. */
export function totalsOf(line: Line, decimals: number): LineTotals | undefined {
  return computedOf(line, decimals)?.totals;
}

/** The discounts and charges of a document that can be computed. */
export type CountedAdjustments = readonly DocumentAdjustment[];

/** Returns the complete lines that count, with totals, under the adjustments of their document. */
export function computedLines(
  lines: readonly Line[],
  decimals: number,
  adjustments: CountedAdjustments = [],
): ComputedLine[] {
  const computed = lines.flatMap((line, index) => {
    const own = isCounted(line) ? computedOf(line, decimals) : undefined;
    return own ? [{ line, index, ...own }] : [];
  });
  const own = computed.filter(({ line }) => !line.mirror);
  const isApart = !dependOnEachOther(own.map(({ terms }) => terms));
  if (adjustments.length === 0 && isApart) return computed;
  const { shares } = spreadAdjustments(sharingRows(computed, decimals), adjustments, decimals);
  const sharesOfOwn = shares.filter((_, at) => !computed[at]?.line.mirror);
  const totals = taxesOfLines(
    own.map(({ terms }) => terms),
    decimals,
    sharesOfOwn,
  );
  const byLine = new Map(own.map(({ line }, at) => [line, totals[at]]));
  return computed.map((one) => ({ ...one, totals: byLine.get(one.line) ?? one.totals }));
}

/** Returns the rows that the adjustments of a document are spread over. */
export const sharingRows = (computed: readonly ComputedLine[], decimals: number): SharingRow[] =>
  computed.map(({ line, totals }) =>
    line.mirror ? {} : { total: parseDecimal(totals.total, decimals), scenery: line.scenario?.uuid.toLowerCase() },
  );

/** Returns the document's totals over complete lines. Cached by lines, without adjustments of the document. */
export function documentTotals(
  lines: readonly Line[],
  decimals: number,
  adjustments: CountedAdjustments = [],
): DocumentTotals {
  const compute = () =>
    taxesOfDocument(
      computedLines(lines, decimals, adjustments).map(({ totals }) => totals),
      decimals,
    );
  return adjustments.length > 0 ? compute() : kept(ofDocument, lines, decimals, compute);
}

function computedOf(line: Line, decimals: number): Computed | undefined {
  return kept(ofLine, line, decimals, () => {
    const terms = termsOf(line, decimals);
    if (terms && line.mirror) return { terms: { ...terms, quantity: `-${line.quantity}` }, totals: line.mirror.totals };
    return terms && { terms, totals: taxesOfLine(terms, decimals) };
  });
}

function kept<Of extends object, Value>(
  known: Known<Of, Value>,
  of: Of,
  decimals: number,
  compute: () => Value,
): Value {
  const byDecimals = known.get(of) ?? new Map<number, { value: Value }>();
  known.set(of, byDecimals);
  const found = byDecimals.get(decimals) ?? { value: compute() };
  byDecimals.set(decimals, found);
  return found.value;
}
