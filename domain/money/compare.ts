import { isDecimal, parseDecimal } from './decimal.ts';

/** Compares two decimal texts: -1, 0 or 1. Throws like `parseDecimal`. */
export function compareDecimals(a: string, b: string): number {
  if (b === '0' && isDecimal(a)) return signOf(a);
  const fraction = Math.max(decimalsIn(a), decimalsIn(b));
  const difference = parseDecimal(a, fraction) - parseDecimal(b, fraction);
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** The sign of decimal text: lists compare several amounts of each invoice with zero, which needs no parsing. */
const signOf = (text: string): number => (/[1-9]/.test(text) ? (text.startsWith('-') ? -1 : 1) : 0);

const decimalsIn = (text: string): number => text.split('.')[1]?.length ?? 0;
