import { decimalText, parseDecimal } from '../money/decimal.ts';
import { divideRounded, rescale } from '../money/round.ts';

/** How prices move: by so many percent, or by so much a unit. */
export type Adjustment = { readonly percent: string } | { readonly amount: string };

const percentFraction = 4;
const hundred = 100n * 10n ** BigInt(percentFraction);

/** The least price of a line is 0.01 (specification §9), or one unit where a currency has no cents. */
const leastFraction = 2;

/**
 * A price after an adjustment, rounded half away from zero to the currency's decimals; undefined where that is less than any
 * price may be. Throws like `parseDecimal`.
 */
export function adjustedPrice(price: string, by: Adjustment, decimals: number): string | undefined {
  const units = parseDecimal(price, decimals);
  const after =
    'percent' in by
      ? divideRounded(units * (hundred + parseDecimal(by.percent, percentFraction)), hundred)
      : units + parseDecimal(by.amount, decimals);
  const least = decimals < leastFraction ? 1n : rescale(1n, leastFraction, decimals);
  return after < least ? undefined : decimalText(after, decimals);
}
