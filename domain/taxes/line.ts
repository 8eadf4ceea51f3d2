import { decimalText, parseDecimal } from '../money/decimal.ts';
import { roundedOf, wholeOf, zero, type Rational } from '../money/rational.ts';
import { divideRounded, rescale } from '../money/round.ts';
import { adjustedBy } from './adjustments.ts';
import { boxOf, type Box } from './boxes.ts';
import { compose, noSums } from './compose.ts';
import type { TaxFigures } from './figures.ts';
import { netInside, type InsideTax } from './insideTaxes.ts';
import { borneBy } from './periodPart.ts';
import { exactOf, isLimited, isOncePerDocument, systemOf } from './system/system.ts';
import { exactFixed, fixedUnits, taxAmounts, type BearingLine } from './taxAmounts.ts';
import { figureFraction, type LineTerms } from './terms.ts';

/** What a line costs before taxes, with the currency's decimals. */
export interface LineAmounts {
  /** Quantity x price. */
  gross: string;
  /** After the line's own discounts and charges: what its days bear of that, if it bills a part of its period. */
  total: string;
  /** Of the document's discounts and charges. */
  share: string;
  /** T, what taxes are computed of: `total` + `share`, without the taxes that the price includes. */
  net: string;
}

/** The totals of a line; `tributes` is parallel to the line's. */
export interface LineTotals extends TaxFigures, LineAmounts {
  tributes: BorneAmount[];
}

/** A tribute as a line bears it: `recovered` is what its bearer gets back, where the scenario states a percentage. */
export interface BorneAmount {
  box: Box;
  amount: string;
  recovered?: string;
}

/** Computes the amounts and taxes of the only line of a document. See `taxesOfLines`. */
export function taxesOfLine(line: LineTerms, decimals: number, share = 0n): LineTotals {
  const [totals] = taxesOfLines([line], decimals, [share]);
  if (!totals) throw new RangeError('no line');
  return totals;
}

/**
 * Computes the amounts and taxes of the lines of a document (design §6): `gross = round(quantity x price / base_quantity)`, each
 * adjustment rounded to the currency's decimals, and each tribute by line or for the document. `shares` are those of the
 * document's adjustments, in minor units. A price that `exceededByTaxes` says cannot include them counts as one without.
 * Throws a RangeError for invalid decimal text, and for a T below zero.
 */
export function taxesOfLines(
  lines: readonly LineTerms[],
  decimals: number,
  shares: readonly (bigint | undefined)[] = [],
): LineTotals[] {
  const priced = lines.map((line, at) => pricedLine(line, decimals, shares[at] ?? 0n));
  const borne = taxAmounts(priced, decimals);
  const text = (units: bigint): string => decimalText(units, decimals);
  return priced.map(({ line, gross, total, share, net }, at) => {
    const sums = noSums();
    sums.base = net;
    const tributes = line.tributes.map((tribute, row): BorneAmount => {
      const box = boxOf(tribute);
      const { amount, recovered } = borne[at]?.[row] ?? { amount: 0n };
      sums[box] += amount;
      return { box, amount: text(amount), ...(recovered !== undefined && { recovered: text(recovered) }) };
    });
    return {
      gross: text(gross),
      total: text(total),
      share: text(share),
      net: text(net),
      ...compose(sums, decimals),
      tributes,
    };
  });
}

/** Returns whether the taxes of some lines are computed together: for the document, or for the parts of a line. */
export const dependOnEachOther = (lines: readonly LineTerms[]): boolean =>
  lines.some(
    ({ rounding, part, tributes }) =>
      rounding === 'document' ||
      tributes.some((tribute) => isOncePerDocument(tribute) || (part !== undefined && isLimited(tribute))),
  );

/** A line with its amounts before taxes, in minor units. */
interface PricedLine extends BearingLine {
  readonly gross: bigint;
  readonly total: bigint;
  readonly share: bigint;
}

function pricedLine(line: LineTerms, decimals: number, share: bigint): PricedLine {
  const { gross, total } = unitsOfLine(line, decimals);
  const system = systemOf(line.tributes);
  const within = insideOf(line, total + share, decimals) ?? { net: total + share, inside: noTaxes };
  if (within.net < 0n) throw new RangeError(`a line below zero: ${decimalText(within.net, decimals)}`);
  return { line, system, gross, total, share, ...within };
}

/** Returns gross and total of a line in minor units. The total is negative where discounts exceed it. */
export function unitsOfLine(line: LineTerms, decimals: number): { gross: bigint; total: bigint } {
  const gross = grossOf(line, decimals);
  const adjusted = adjustedBy(line.adjustments ?? [], gross, decimals);
  const whole = adjusted.reduce((sum, units) => sum + units, gross);
  return { gross, total: line.part ? borneBy(whole, line.part) : whole };
}

function grossOf({ quantity, price, base_quantity: base = '1' }: LineTerms, decimals: number): bigint {
  const units = (figure: string): bigint => parseDecimal(figure, figureFraction);
  const product = rescale(units(quantity) * units(price), 0, decimals);
  return divideRounded(product, rescale(units(base), 0, figureFraction));
}

/** Returns whether the fixed taxes that a price includes exceed what it makes with its share, in minor units. */
export const exceededByTaxes = (line: LineTerms, decimals: number, share = 0n): boolean =>
  line.price_includes_tax === true && !insideOf(line, unitsOfLine(line, decimals).total + share, decimals);

const noTaxes: ReadonlyMap<number, bigint> = new Map();

/** The net of an amount that includes taxes, and these by row: those that the exporter charges to the importer. */
function insideOf(line: LineTerms, amount: bigint, decimals: number) {
  if (!line.price_includes_tax) return undefined;
  const { rows, forms, sources } = systemOf(line.tributes);
  const charged = [...rows.entries()].filter(([, tribute]) => boxOf(tribute) === 'EI');
  const exact: Rational[] = [];
  for (const row of sources) if (rows[row]?.is_fixed) exact[row] = exactFixed({ line }, rows[row], decimals);
  const taxes = charged.map(([row, terms]): InsideTax => {
    const form = forms[row];
    if (!form) {
      const fixed = fixedUnits(line, terms, decimals);
      return { on: () => fixed, slope: zero, fixed: wholeOf(fixed), isFixed: true };
    }
    const on = (net: bigint): Rational => exactOf(form, net, exact);
    return { on: (net) => roundedOf(on(net)), slope: { n: form.t, d: form.d }, fixed: on(0n), isFixed: false };
  });
  const found = netInside(amount, taxes);
  return found && { net: found.net, inside: new Map(charged.map(([at], place) => [at, found.taxes[place] ?? 0n])) };
}
