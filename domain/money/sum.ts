import type { AmountIn } from '../kinds/amounts.ts';
import { decimalText, parseDecimal } from './decimal.ts';
import { decimalsOf } from './decimals.ts';

/** Sums decimal texts, with `decimals` decimals. Throws like `parseDecimal`. */
export function sumAmounts(texts: readonly string[], decimals: number): string {
  let sum = 0n;
  for (const text of texts) sum += parseDecimal(text, decimals);
  return decimalText(sum, decimals);
}

/** Sums amounts up by currency, because different ones are never added. */
export const sumByCurrency = (amounts: readonly AmountIn[]): AmountIn[] =>
  [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    amount: sumAmounts(
      some.map(({ amount }) => amount),
      decimalsOf(currency),
    ),
  }));
