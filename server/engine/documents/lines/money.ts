import { decimalsOf } from '../../../../domain/money/decimals.ts';

/** The decimals of `numeric(20,3)`: the maximum of all currencies. */
export const storedDecimals = 3;

/**
 * Returns a formatter of stored amounts with a currency's decimals: `1080.000` to `1080.00`. Cutting zeros off the text
 * is a hundred times cheaper than decimal arithmetic, and a list page has hundreds of amounts.
 */
export function moneyIn(currency: string): (stored: string) => string {
  const decimals = decimalsOf(currency);
  const surplus = (decimals === 0 ? '.' : '') + '0'.repeat(storedDecimals - decimals);
  if (surplus === '') return (stored) => stored;
  return (stored) => (stored.endsWith(surplus) ? stored.slice(0, -surplus.length) : stored.replace(/0+$/, ''));
}
