import { compareDecimals } from '../../money/compare.ts';

/** Returns how much of a client's credit an invoice takes: at most what is open of it. Decimal text, in its currency. */
export const usableCredit = (credit: string, open: string): string =>
  compareDecimals(credit, open) < 0 ? credit : open;
