import { decimalText, parseDecimal } from './decimal.ts';
import { divideRounded } from './round.ts';

/** The decimals of a computed percentage. */
export const percentFraction = 4;

/**
 * Returns the change of an amount in percent, with four decimals, half away from zero; undefined from zero. Throws like
 * `parseDecimal`.
 */
export function percentMoved(before: string, after: string, decimals: number): string | undefined {
  const [was, is] = [parseDecimal(before, decimals), parseDecimal(after, decimals)];
  if (was === 0n) return undefined;
  return decimalText(divideRounded((is - was) * 100n * 10n ** BigInt(percentFraction), was), percentFraction);
}
