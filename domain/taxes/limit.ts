import type { DocumentTotals } from './document.ts';
import type { LineTotals } from './line.ts';

/** Figures from 10^15 major units are refused: `numeric(20,3)` then has room for sums. */
const tooLarge = /^-?\d{16,}/;

/** Returns whether an amount reaches that limit. */
export const isTooLarge = (amount: string): boolean => tooLarge.test(amount);

/** Higher percentages are treated as errors. */
export const maxPercent = '1000';

/** Returns the first figure that reaches 10^15 major units, if any. */
export function figureTooLarge(totals: LineTotals | DocumentTotals): string | undefined {
  return Object.entries(totals).find(([, amount]) => typeof amount === 'string' && isTooLarge(amount))?.[0];
}
