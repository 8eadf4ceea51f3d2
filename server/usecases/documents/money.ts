import { decimalsOf } from '../../../domain/money/decimals.ts';

/** The decimals of `numeric(20,3)`: those of the currency with the most. */
const storedDecimals = 3;

/**
 * Writes stored amounts with a currency's decimals: `1080.000` as `1080.00`. Only zeros are cut off, and cutting the text
 * is a hundred times cheaper than computing: a page of a list has hundreds of amounts.
 */
export function moneyIn(currency: string): (stored: string) => string {
  const decimals = decimalsOf(currency);
  const surplus = (decimals === 0 ? '.' : '') + '0'.repeat(storedDecimals - decimals);
  if (surplus === '') return (stored) => stored;
  return (stored) => (stored.endsWith(surplus) ? stored.slice(0, -surplus.length) : stored.replace(/0+$/, ''));
}
