import { decimalsOf } from '../../../domain/money/decimals.ts';

/** The decimals of `numeric(20,3)`: those of the currency with the most. */
const storedDecimals = 3;

/**
 * Writes stored amounts with a currency's decimals: `1080.000` as `1080.00`. What is cut off is zero, and cutting the
 * text is a hundred times cheaper than computing: a page of a list has hundreds of amounts.
 */
export function moneyIn(currency: string): (stored: string) => string {
  const decimals = decimalsOf(currency);
  const surplus = decimals === 0 ? storedDecimals + 1 : storedDecimals - decimals;
  return (stored) => (surplus === 0 ? stored : stored.slice(0, -surplus));
}
