import { taxesOfDocument, type DocumentTotals } from '../../../../domain/taxes/document.ts';
import { taxesOfLine, type LineTotals } from '../../../../domain/taxes/line.ts';
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

/** Returns the complete lines with totals. */
export function computedLines(lines: readonly Line[], decimals: number): ComputedLine[] {
  return lines.flatMap((line, index) => {
    const computed = computedOf(line, decimals);
    return computed ? [{ line, index, ...computed }] : [];
  });
}

/** Returns the document's totals over complete lines. Cached by lines. */
export function documentTotals(lines: readonly Line[], decimals: number): DocumentTotals {
  return kept(ofDocument, lines, decimals, () => {
    const totals = lines.map((line) => totalsOf(line, decimals)).filter((line) => line !== undefined);
    return taxesOfDocument(totals, decimals);
  });
}

function computedOf(line: Line, decimals: number): Computed | undefined {
  return kept(ofLine, line, decimals, () => {
    const terms = termsOf(line);
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
