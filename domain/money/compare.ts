import { parseDecimal } from './decimal.ts';

/** Compares two decimal texts: -1, 0 or 1. Throws like `parseDecimal`. */
export function compareDecimals(a: string, b: string): number {
  const fraction = Math.max(decimalsIn(a), decimalsIn(b));
  const difference = parseDecimal(a, fraction) - parseDecimal(b, fraction);
  return difference < 0n ? -1 : Number(difference > 0n);
}

const decimalsIn = (text: string): number => text.split('.')[1]?.length ?? 0;
