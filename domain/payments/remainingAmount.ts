import { decimalText, parseDecimal } from '../money/decimal.ts';
import { rescale } from '../money/round.ts';

/** Decimals of an exchange rate (specification §9); amounts and fees have no more than that. */
export const rateFraction = 4;

/**
 * What is left of a receipt in the exchange currency (design §6 Transactions): `amount x rate`, rounded to that currency's
 * `decimals` as it was paid in, less the fee. Negative only where the fee is larger than what was paid in. Throws a
 * RangeError where a text is no decimal.
 */
export function remainingAmount(amount: string, rate: string, fee: string, decimals: number): string {
  const product = parseDecimal(amount, rateFraction) * parseDecimal(rate, rateFraction);
  const exchanged = rescale(product, 2 * rateFraction, decimals);
  return decimalText(exchanged - parseDecimal(fee, decimals), decimals);
}
