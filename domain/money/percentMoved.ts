import { decimalText, parseDecimal } from './decimal.ts';
import { divideRounded } from './round.ts';

/** The decimals of a percentage that is computed. */
export const percentFraction = 4;

/**
 * By how many percent an amount moved, to four decimals, half away from zero; undefined where there was none before. Throws
 * like `parseDecimal`.
 */
export function percentMoved(before: string, after: string, decimals: number): string | undefined {
  const [was, is] = [parseDecimal(before, decimals), parseDecimal(after, decimals)];
  if (was === 0n) return undefined;
  return decimalText(divideRounded((is - was) * 100n * 10n ** BigInt(percentFraction), was), percentFraction);
}
