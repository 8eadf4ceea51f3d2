import { decimalText, parseDecimal } from '../money/decimal.ts';
import { rescale } from '../money/round.ts';
import { adjustedBy } from './adjustments.ts';
import { boxOf, boxes, figureOfBox, type Box } from './boxes.ts';
import type { DocumentTotals } from './document.ts';
import { formulaOf, type Part, type TaxFigure } from './figures.ts';
import type { LineAmounts, LineTotals } from './line.ts';
import { percentOf } from './percent.ts';
import { isOncePerDocument, systemOf } from './system/system.ts';
import { fixedUnits } from './taxAmounts.ts';
import { figureFraction, type AmountPer, type LineTerms, type TributeTerms } from './terms.ts';

/** A signed term of a sum: a figure, or a line, a tribute or an adjustment by index. */
export interface Addend {
  sign: '+' | '-';
  of: Part | 'gross' | 'adjustment' | 'part' | 'share' | 'line' | 'tribute';
  index?: number;
  amount: string;
}

/**
 * Why an amount is another than its percentage of the base that is shown: it was computed unrounded, for the document, or
 * meets a limit.
 */
export type Deviation = 'unrounded' | 'document' | 'minimum' | 'maximum';

/**
 * The computation of a figure as data; the console writes it as in "1.000,00 + 230,00 − 150,00 = 1.080,00". An empty
 * sum is zero. `percent` refers to `base`: the line's net, or `base_percent` of the sum `of` it and other tributes (rule 16).
 * `difference` is what else the tax takes, where no net gives a price that includes taxes.
 */
export type Explanation =
  | { kind: 'product'; quantity: string; price: string; base_quantity?: string | undefined; result: string }
  | { kind: 'sum'; addends: Addend[]; result: string }
  | {
      kind: 'percent';
      percent: string;
      base: string;
      of?: Addend[];
      base_percent?: string;
      difference?: string;
      deviation?: Deviation;
      result: string;
    }
  | { kind: 'fixed'; value: string; per?: AmountPer; quantity?: string; deviation?: Deviation; result: string };

/** A figure of a line: an amount before taxes, or one of taxes. */
type LineFigure = keyof LineAmounts | TaxFigure;

/** Explains a figure of a line: quantity x price, its adjustments, the tributes of a box, or a sum of other figures. */
export function explainLineFigure(
  figure: Exclude<LineFigure, 'share'>,
  line: LineTerms,
  totals: LineTotals,
): Explanation {
  if (figure === 'gross' || figure === 'total' || figure === 'net') {
    const { quantity, price, base_quantity } = line;
    const addends = figure === 'gross' ? [] : addedToGross(figure, line, totals);
    if (addends.length > 0) {
      return {
        kind: 'sum',
        addends: [{ sign: '+', of: 'gross', amount: totals.gross }, ...addends],
        result: totals[figure],
      };
    }
    return { kind: 'product', quantity, price, ...(base_quantity && { base_quantity }), result: totals[figure] };
  }
  const box = boxes.find((candidate) => figureOfBox[candidate] === figure);
  const addends = box ? tributesIn(box, totals) : partsOf(figure, totals, totals.net);
  return { kind: 'sum', addends, result: totals[figure] };
}

/** Explains a figure of a document: the sum over lines, or over other figures. */
export function explainDocumentFigure(
  figure: keyof DocumentTotals,
  lines: readonly LineTotals[],
  totals: DocumentTotals,
): Explanation {
  const result = totals[figure];
  if (figure === 'subtotal') return { kind: 'sum', addends: overLines(lines, 'total'), result };
  if (figure === 'net') return { kind: 'sum', addends: overLines(lines, 'net'), result };
  const named = figure === 'total' ? 'importer_total_payable_exporter' : figure;
  const addends = formulaOf(named) ? partsOf(named, totals, totals.net) : overLines(lines, named);
  return { kind: 'sum', addends, result };
}

/** Explains the amount of a line's tribute by index; undefined if there is none. */
export function explainTribute(index: number, line: LineTerms, totals: LineTotals): Explanation | undefined {
  const terms = line.tributes[index];
  const result = totals.tributes[index]?.amount;
  if (!terms || result === undefined) return undefined;
  const decimals = decimalsIn(totals.net);
  const units = (amount: string): bigint => parseDecimal(amount, decimals);
  if (terms.is_fixed) {
    const deviation = deviationOf(line, terms, units(result), fixedUnits(line, terms, decimals), decimals);
    const { value, per } = terms;
    return {
      kind: 'fixed',
      value,
      ...(per && { per }),
      ...(per === 'unit' && { quantity: line.quantity }),
      ...(deviation && { deviation }),
      result,
    };
  }
  const included = systemOf(line.tributes).included[index] ?? [];
  const of: Addend[] = [
    { sign: '+', of: 'base', amount: totals.net },
    ...included.map((at): Addend => ({
      sign: '+',
      of: 'tribute',
      index: at,
      amount: totals.tributes[at]?.amount ?? '0',
    })),
  ];
  const sum = of.reduce((all, { amount }) => all + units(amount), 0n);
  const base = terms.base_percent === undefined ? sum : percentOf(sum, terms.base_percent);
  const expected = percentOf(base, terms.value);
  const isInside = line.price_includes_tax === true && boxOf(terms) === 'EI' && included.length === 0;
  const difference = isInside ? units(result) - expected : 0n;
  const deviation = isInside ? undefined : deviationOf(line, terms, units(result), expected, decimals);
  return {
    kind: 'percent',
    percent: terms.value,
    base: decimalText(base, decimals),
    ...(included.length > 0 && { of }),
    ...(terms.base_percent !== undefined && { of, base_percent: terms.base_percent }),
    ...(difference !== 0n && { difference: decimalText(difference, decimals) }),
    ...(deviation && { deviation }),
    result,
  };
}

/** Returns why an amount is not the expected one, in minor units. */
function deviationOf(
  { rounding }: LineTerms,
  terms: TributeTerms,
  amount: bigint,
  expected: bigint,
  decimals: number,
): Deviation | undefined {
  if (amount === expected) return undefined;
  const isBeyond = (limit: string | undefined, sign: bigint): boolean =>
    limit !== undefined &&
    (rescale(expected, decimals, figureFraction) - parseDecimal(limit, figureFraction)) * sign > 0n;
  if (terms.limits_per !== 'document') {
    if (isBeyond(terms.minimum, -1n)) return 'minimum';
    if (isBeyond(terms.maximum, 1n)) return 'maximum';
  }
  return rounding === 'document' || isOncePerDocument(terms) ? 'document' : 'unrounded';
}

const decimalsIn = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/** The adjustments of a line, the days that it does not bill, and for its net its share of the document's, and the taxes that the price includes. */
function addedToGross(figure: 'total' | 'net', { adjustments = [] }: LineTerms, totals: LineTotals): Addend[] {
  const { gross, total, share, net } = totals;
  const decimals = decimalsIn(gross);
  const signed = (by: bigint, rest: Pick<Addend, 'of' | 'index'>): Addend => ({
    sign: by < 0n ? '-' : '+',
    ...rest,
    amount: decimalText(by < 0n ? -by : by, decimals),
  });
  const units = (amount: string): bigint => parseDecimal(amount, decimals);
  const own = adjustedBy(adjustments, units(gross), decimals);
  const shared = figure === 'net' ? units(share) : 0n;
  const unbilled = own.reduce((left, by) => left - by, units(total) - units(gross));
  return [
    ...own.map((by, index) => signed(by, { of: 'adjustment', index })),
    ...(unbilled === 0n ? [] : [signed(unbilled, { of: 'part' })]),
    ...(shared === 0n ? [] : [signed(shared, { of: 'share' })]),
    ...(figure === 'net' && units(total) + units(share) !== units(net)
      ? tributesIn('EI', totals).map((addend): Addend => ({ ...addend, sign: '-' }))
      : []),
  ];
}

const partsOf = (figure: TaxFigure, totals: Record<TaxFigure, string>, base: string): Addend[] =>
  (formulaOf(figure) ?? []).map(([sign, of]) => ({ sign, of, amount: of === 'base' ? base : totals[of] }));

const tributesIn = (box: Box, totals: LineTotals): Addend[] =>
  totals.tributes.flatMap((tribute, index) =>
    tribute.box === box ? [{ sign: '+', of: 'tribute', index, amount: tribute.amount } as const] : [],
  );

const overLines = (lines: readonly LineTotals[], figure: LineFigure): Addend[] =>
  lines.map((line, index) => ({ sign: '+', of: 'line', index, amount: line[figure] }));
