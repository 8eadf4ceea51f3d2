import { decimalText, parseDecimal } from '../money/decimal.ts';
import { divideRounded, rescale } from '../money/round.ts';
import { adjustedBy } from './adjustments.ts';
import { boxOf, type Box } from './boxes.ts';
import { compose, noSums } from './compose.ts';
import type { TaxFigures } from './figures.ts';
import { figureFraction, inputFraction, type LineTerms, type TributeTerms } from './terms.ts';

/** What a line costs before taxes, with the currency's decimals. */
export interface LineAmounts {
  /** Quantity x price. */
  gross: string;
  /** After the line's own discounts and charges. */
  total: string;
  /** Of the document's discounts and charges. */
  share: string;
  /** T, what taxes are computed of: `total` + `share`. */
  net: string;
}

/** The totals of a line; `tributes` is parallel to the line's. */
export interface LineTotals extends TaxFigures, LineAmounts {
  tributes: { box: Box; amount: string }[];
}

const percentScale = 100n * 10n ** BigInt(inputFraction);

/**
 * Computes the amounts and taxes of a line (design §6): `gross = round(quantity x price / base_quantity)`, each adjustment and
 * each tribute rounded to the currency's decimals. `share` is that of the document's adjustments, in minor units. Throws
 * a RangeError for invalid decimal text.
 */
export function taxesOfLine(line: LineTerms, decimals: number, share = 0n): LineTotals {
  const sums = noSums();
  const { gross, total } = unitsOfLine(line, decimals);
  sums.base = total + share;
  const tributes = line.tributes.map((tribute) => {
    const box = boxOf(tribute);
    const amount = amountOf(tribute, sums.base, decimals);
    sums[box] += amount;
    return { box, amount: decimalText(amount, decimals) };
  });
  return {
    gross: decimalText(gross, decimals),
    total: decimalText(total, decimals),
    share: decimalText(share, decimals),
    net: decimalText(sums.base, decimals),
    ...compose(sums, decimals),
    tributes,
  };
}

/** Returns gross and total of a line in minor units. The total is negative where discounts exceed it. */
export function unitsOfLine(line: LineTerms, decimals: number): { gross: bigint; total: bigint } {
  const gross = grossOf(line, decimals);
  const adjusted = adjustedBy(line.adjustments ?? [], gross, decimals);
  return { gross, total: adjusted.reduce((sum, units) => sum + units, gross) };
}

function grossOf({ quantity, price, base_quantity: base = '1' }: LineTerms, decimals: number): bigint {
  const units = (figure: string): bigint => parseDecimal(figure, figureFraction);
  const product = rescale(units(quantity) * units(price), 0, decimals);
  return divideRounded(product, rescale(units(base), 0, figureFraction));
}

function amountOf(tribute: TributeTerms, total: bigint, decimals: number): bigint {
  const value = parseDecimal(tribute.value, inputFraction);
  if (tribute.is_fixed) return rescale(value, inputFraction, decimals);
  return divideRounded(total * value, percentScale);
}
