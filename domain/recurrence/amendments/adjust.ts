import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { percentFraction } from '../../money/percentMoved.ts';
import { divideRounded, rescale } from '../../money/round.ts';
import { figureFraction } from '../../taxes/terms.ts';

/** A change of prices: by a percentage, or by an amount per unit. */
export type Adjustment = { readonly percent: string } | { readonly amount: string };

const hundred = 100n * 10n ** BigInt(percentFraction);

/** The highest price of a line (`schemas/parts/documents/lines.ts`). */
const most = 9_999_999_999n;

/** An adjusted price, or the bound that it would exceed. */
export type Adjusted = { readonly price: string } | { readonly beyond: 'least' | 'most' };

/**
 * Adjusts a price, rounded half away from zero to the currency's decimals, or to those that it has, if the result is a
 * valid price: at least `least`, but one unit of the currency. Throws like `parseDecimal`.
 */
export function adjustedPrice(price: string, by: Adjustment, currencyDecimals: number, least = '0.01'): Adjusted {
  const decimals = Math.max(currencyDecimals, price.split('.')[1]?.replace(/0+$/, '').length ?? 0);
  const units = parseDecimal(price, decimals);
  const after =
    'percent' in by
      ? divideRounded(units * (hundred + parseDecimal(by.percent, percentFraction)), hundred)
      : units + parseDecimal(by.amount, decimals);
  const lowest = rescale(parseDecimal(least, figureFraction), figureFraction, decimals);
  if (after < (lowest > 0n ? lowest : 1n)) return { beyond: 'least' };
  return after > rescale(most, 0, decimals) ? { beyond: 'most' } : { price: decimalText(after, decimals) };
}
