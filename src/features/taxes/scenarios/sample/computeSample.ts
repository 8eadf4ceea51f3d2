import { isDecimal } from '../../../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../../../domain/money/decimals.ts';
import { taxesOfLine, type LineTotals } from '../../../../../domain/taxes/line.ts';
import { recoveryOf, type Recovery } from '../../../../../domain/taxes/recovery.ts';
import { resolveTribute, rowsOn } from '../../../../../domain/taxes/resolve.ts';
import { systemProblems } from '../../../../../domain/taxes/system/problems.ts';
import { figureFraction, type LineTerms } from '../../../../../domain/taxes/terms.ts';
import type { TaxRow } from '../words/formRow.ts';

/** A line of quantity 1. */
export interface SampleLine {
  readonly amount: string;
  readonly currency: string;
  /** The day of its document. */
  readonly day: string;
  /** What the line states for rows that leave it to the line, by row. */
  readonly stated: Readonly<Record<number, string>>;
}

export interface Sample {
  readonly line: LineTerms;
  readonly totals: LineTotals;
  readonly recovery: Recovery;
  /** The rows of the line's tributes. */
  readonly rows: readonly TaxRow[];
  /** The rows without an amount in the currency, on whose lines the API insists. */
  readonly unnamed: readonly TaxRow[];
}

/** Returns the taxes of a line; `unsolved` names rows that cannot be computed together. Undefined without an amount. */
export function computeSample(
  all: readonly TaxRow[],
  { amount, currency, day, stated }: SampleLine,
): Sample | { readonly unsolved: readonly TaxRow[] } | undefined {
  const [, fraction = ''] = amount.split('.');
  if (!isDecimal(amount) || amount.startsWith('-') || fraction.length > figureFraction) return undefined;
  const valid = new Set(rowsOn(all, day));
  const resolved = all.flatMap((row, at) =>
    valid.has(row)
      ? [{ row, of: resolveTribute(row, row.type === 'Variable' ? stated[at] : undefined, currency) }]
      : [],
  );
  const borne = resolved.flatMap(({ row, of }) => ('terms' in of ? [{ row, terms: of.terms }] : []));
  const tributes = borne.map(({ terms }) => terms);
  const unsolved = systemProblems(tributes).filter(({ reason }) => reason.startsWith('cycle'));
  if (unsolved.length > 0) {
    const rows = new Set(unsolved.flatMap((problem) => problem.rows));
    return { unsolved: [...rows].flatMap((at) => borne[at]?.row ?? []) };
  }
  const decimals = decimalsOf(currency);
  const line: LineTerms = { quantity: '1', price: amount, tributes };
  const totals = taxesOfLine(line, decimals);
  return {
    line,
    totals,
    recovery: recoveryOf(totals.tributes, totals.importer_total_payable, decimals),
    rows: borne.map(({ row }) => row),
    unnamed: resolved.flatMap(({ row, of }) => ('reason' in of && of.reason === 'no_amount' ? [row] : [])),
  };
}
