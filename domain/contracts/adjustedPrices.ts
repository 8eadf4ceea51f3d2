import { compareDecimals } from '../money/compare.ts';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { decimalsOf } from '../money/decimals.ts';
import { percentMoved } from '../money/percentMoved.ts';
import type { MovedGroup } from './movedGroups.ts';

/** How prices move in all, by what their invoices come to before taxes. */
export interface AdjustedPrices {
  readonly percent?: string | undefined;
  /** Whether on some invoice they do not move by just the percentage that was asked for. */
  readonly deviates: boolean;
}

/** What an adjustment by so many percent, or by an amount, makes of the prices of some invoices. Throws like `parseDecimal`. */
export function adjustedPrices(
  groups: readonly MovedGroup[],
  asked: string | undefined,
  currency: string,
): AdjustedPrices {
  const decimals = decimalsOf(currency);
  const sum = (side: 'before' | 'after'): string => {
    const units = groups.map((group) => parseDecimal(group[side].subtotal, decimals) * BigInt(group.count));
    return decimalText(
      units.reduce((all, one) => all + one, 0n),
      decimals,
    );
  };
  const isOff = ({ price_percent: real }: MovedGroup): boolean =>
    asked !== undefined && real !== undefined && compareDecimals(real, asked) !== 0;
  return { percent: percentMoved(sum('before'), sum('after'), decimals), deviates: groups.some(isOff) };
}
