import { taxesOfDocument, type DocumentTotals } from '../../../../domain/taxes/document.ts';
import { taxesOfLine, type LineTotals } from '../../../../domain/taxes/line.ts';
import type { LineTerms } from '../../../../domain/taxes/terms.ts';
import type { Line } from './line.ts';
import { termsOf } from './tributeValue.ts';

/** A line with what it is computed from and what it comes to. */
export interface ComputedLine {
  readonly line: Line;
  /** Where it stands in the document, from 0. */
  readonly index: number;
  readonly terms: LineTerms;
  readonly totals: LineTotals;
}

const known = new WeakMap<Line, Map<number, LineTotals | undefined>>();

/**
 * What a line comes to with that many decimals; nothing while its quantity or
 * price is missing. Kept with the line: typing in one of a hundred computes one.
 */
export function totalsOf(line: Line, decimals: number): LineTotals | undefined {
  const byDecimals = known.get(line) ?? new Map<number, LineTotals | undefined>();
  known.set(line, byDecimals);
  if (!byDecimals.has(decimals)) {
    const terms = termsOf(line);
    byDecimals.set(decimals, terms && taxesOfLine(terms, decimals));
  }
  return byDecimals.get(decimals);
}

/** The lines that can be computed already, each with its totals. */
export function computedLines(lines: readonly Line[], decimals: number): ComputedLine[] {
  return lines.flatMap((line, index) => {
    const terms = termsOf(line);
    const totals = totalsOf(line, decimals);
    return terms && totals ? [{ line, index, terms, totals }] : [];
  });
}

/** What the document comes to: the sums over the lines that can be computed. */
export function documentTotals(lines: readonly Line[], decimals: number): DocumentTotals {
  const totals = lines.map((line) => totalsOf(line, decimals)).filter((line) => line !== undefined);
  return taxesOfDocument(totals, decimals);
}
