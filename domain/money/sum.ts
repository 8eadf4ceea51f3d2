import { decimalText, parseDecimal } from './decimal.ts';

/** Sums decimal texts, with `decimals` decimals. Throws like `parseDecimal`. */
export function sumAmounts(texts: readonly string[], decimals: number): string {
  let sum = 0n;
  for (const text of texts) sum += parseDecimal(text, decimals);
  return decimalText(sum, decimals);
}
