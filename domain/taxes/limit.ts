import type { DocumentTotals } from './document.ts';
import type { LineTotals } from './line.ts';

/** From 10^15 major units on a figure is refused: so it fits `numeric(20,3)`, with room for sums over documents. */
const tooLarge = /^-?\d{16,}/;

/** Whether an amount, as decimal text, reaches that. */
export const isTooLarge = (amount: string): boolean => tooLarge.test(amount);

/** Percents above this are taken for mistakes. */
export const maxPercent = '1000';

/** The first figure of a line or a document that reaches 10^15 major units and must be refused, if any does. */
export function figureTooLarge(totals: LineTotals | DocumentTotals): string | undefined {
  return Object.entries(totals).find(([, amount]) => typeof amount === 'string' && isTooLarge(amount))?.[0];
}
