import { decimalText, parseDecimal } from './decimal.ts';

/** The sum of amounts given as decimal text, as decimal text with `decimals` decimals. Throws like `parseDecimal`. */
export function sumAmounts(texts: readonly string[], decimals: number): string {
  let sum = 0n;
  for (const text of texts) sum += parseDecimal(text, decimals);
  return decimalText(sum, decimals);
}
