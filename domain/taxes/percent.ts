import { parseDecimal } from '../money/decimal.ts';
import { divideRounded } from '../money/round.ts';
import { inputFraction } from './terms.ts';

/** The units of 100 percent. */
export const percentScale = 100n * 10n ** BigInt(inputFraction);

/** Returns a percentage of an amount in minor units, rounded. */
export const percentOf = (amount: bigint, percent: string): bigint =>
  divideRounded(amount * parseDecimal(percent, inputFraction), percentScale);
