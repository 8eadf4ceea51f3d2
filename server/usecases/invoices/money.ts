import { formatDecimal, parseDecimal } from '../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';

/** The decimals of `numeric(20,3)`: those of the currency with the most. */
const storedDecimals = 3;

/** Writes stored amounts with a currency's decimals: `1080.000` as `1080.00`. Nothing is rounded: the rest is zero. */
export function moneyIn(currency: string): (stored: string) => string {
  const decimals = decimalsOf(currency);
  const surplus = 10n ** BigInt(storedDecimals - decimals);
  return (stored) => formatDecimal(parseDecimal(stored, storedDecimals) / surplus, decimals);
}
