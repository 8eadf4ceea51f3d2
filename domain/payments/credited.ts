import { compareDecimals } from '../money/compare.ts';
import { sumAmounts } from '../money/sum.ts';

/** What notes took from an invoice and added to it; absent sums are zero. */
export interface Noted {
  readonly total?: string | undefined;
  readonly credited_amount?: string | null | undefined;
  readonly debited_amount?: string | null | undefined;
}

/** The most decimals of an amount in any currency. */
const mostDecimals = 3;

/** Whether notes alone make up the total: nothing of it was ever to be paid. */
export function isCredited({ total, credited_amount: credited, debited_amount: debited }: Noted): boolean {
  if (!total || !credited || compareDecimals(credited, '0') === 0) return false;
  return compareDecimals(credited, sumAmounts([total, debited ?? '0'], mostDecimals)) === 0;
}
