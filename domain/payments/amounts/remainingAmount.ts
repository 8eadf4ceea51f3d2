import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { rescale } from '../../money/round.ts';

/** Decimals of an exchange rate (specification §9); amounts and fees have no more. */
export const rateFraction = 4;

/**
 * Computes what remains of a receipt (design §6 Transactions): `amount x rate`, rounded to the currency's `decimals`,
 * less the fee. Negative only if the fee is larger. Throws a RangeError for invalid decimal text.
 */
export function remainingAmount(amount: string, rate: string, fee: string, decimals: number): string {
  const product = parseDecimal(amount, rateFraction) * parseDecimal(rate, rateFraction);
  const exchanged = rescale(product, 2 * rateFraction, decimals);
  return decimalText(exchanged - parseDecimal(fee, decimals), decimals);
}
