import { decimalText, parseDecimal } from '../money/decimal.ts';
import { rescale } from '../money/round.ts';

/** Decimals of an exchange rate (specification §9); amounts and fees have no more than that. */
export const rateFraction = 4;

/**
 * What is left of a receipt in the exchange currency: `amount x rate - fee`, rounded once to that currency's `decimals`
 * (design §6 Transactions). Negative where the fee is larger. Throws a RangeError where a text is no decimal.
 */
export function remainingAmount(amount: string, rate: string, fee: string, decimals: number): string {
  const exchanged = parseDecimal(amount, rateFraction) * parseDecimal(rate, rateFraction);
  const charged = rescale(parseDecimal(fee, rateFraction), rateFraction, 2 * rateFraction);
  return decimalText(rescale(exchanged - charged, 2 * rateFraction, decimals), decimals);
}
