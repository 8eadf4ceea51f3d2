import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { percentFraction } from '../../money/percentMoved.ts';
import { divideRounded, rescale } from '../../money/round.ts';

/** A change of prices: by a percentage, or by an amount per unit. */
export type Adjustment = { readonly percent: string } | { readonly amount: string };

const hundred = 100n * 10n ** BigInt(percentFraction);

/** The lowest price of a line is 0.01 (specification §9), or one unit in currencies without cents. */
const leastFraction = 2;
/** The highest price of a line (`schemas/parts/documents/lines.ts`). */
const most = 9_999_999_999n;

/** An adjusted price, or the bound that it would exceed. */
export type Adjusted = { readonly price: string } | { readonly beyond: 'least' | 'most' };

/**
 * Adjusts a price, rounded half away from zero to the currency's decimals, if the result is a valid price. Throws like
 * `parseDecimal`.
 */
export function adjustedPrice(price: string, by: Adjustment, decimals: number): Adjusted {
  const units = parseDecimal(price, decimals);
  const after =
    'percent' in by
      ? divideRounded(units * (hundred + parseDecimal(by.percent, percentFraction)), hundred)
      : units + parseDecimal(by.amount, decimals);
  const least = decimals < leastFraction ? 1n : rescale(1n, leastFraction, decimals);
  if (after < least) return { beyond: 'least' };
  return after > rescale(most, 0, decimals) ? { beyond: 'most' } : { price: decimalText(after, decimals) };
}
