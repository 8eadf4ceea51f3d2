import { parseDecimal } from './decimal.ts';

const deep = 30;

/** Compares two decimal texts by value: negative, 0 or positive, as `sort` wants it. Throws like `parseDecimal`. */
export function compareDecimals(a: string, b: string): number {
  const difference = parseDecimal(a, deep) - parseDecimal(b, deep);
  return difference < 0n ? -1 : Number(difference > 0n);
}
