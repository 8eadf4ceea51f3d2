import { decimalText, parseDecimal } from '../money/decimal.ts';
import { divideRounded, rescale } from '../money/round.ts';
import { boxOf, type Box } from './boxes.ts';
import { compose, noSums } from './compose.ts';
import type { TaxFigures } from './figures.ts';
import { figureFraction, inputFraction, type LineTerms, type TributeTerms } from './terms.ts';

/** The totals of a line, with the currency's decimals; `tributes` is parallel to the line's. */
export interface LineTotals extends TaxFigures {
  total: string;
  tributes: { box: Box; amount: string }[];
}

const percentScale = 100n * 10n ** BigInt(inputFraction);

/**
 * Computes the total and taxes of a line (design §6): `T = round(quantity x price / base_quantity)`, each tribute rounded to the
 * currency's decimals. Throws a RangeError for invalid decimal text.
 */
export function taxesOfLine(line: LineTerms, decimals: number): LineTotals {
  const sums = noSums();
  sums.base = grossOf(line, decimals);
  const tributes = line.tributes.map((tribute) => {
    const box = boxOf(tribute);
    const amount = amountOf(tribute, sums.base, decimals);
    sums[box] += amount;
    return { box, amount: decimalText(amount, decimals) };
  });
  return { total: decimalText(sums.base, decimals), ...compose(sums, decimals), tributes };
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
