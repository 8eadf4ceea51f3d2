import { decimalText, parseDecimal } from '../money/decimal.ts';
import { percentFraction } from '../money/percentMoved.ts';
import { divideRounded, rescale } from '../money/round.ts';

/** How prices move: by so many percent, or by so much a unit. */
export type Adjustment = { readonly percent: string } | { readonly amount: string };

const hundred = 100n * 10n ** BigInt(percentFraction);

/** The least price of a line is 0.01 (specification §9), or one unit where a currency has no cents. */
const leastFraction = 2;
/** The most that the price of a line may be (`schemas/parts/lines.ts`). */
const most = 9_999_999_999n;

/** A price after an adjustment, or which bound of prices it would pass. */
export type Adjusted = { readonly price: string } | { readonly beyond: 'least' | 'most' };

/**
 * A price after an adjustment, rounded half away from zero to the currency's decimals, where it is one that a line may have.
 * Throws like `parseDecimal`.
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
