import { compareDecimals } from '../../money/compare.ts';
import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { decimalsOf } from '../../money/decimals.ts';
import { percentMoved } from '../../money/percentMoved.ts';
import type { MovedGroup } from './movedGroups.ts';

/** The overall effect of an adjustment, on the invoice totals before taxes. */
export interface AdjustedPrices {
  readonly percent?: string | undefined;
  /** Whether rounding makes some invoice differ from the requested percentage. */
  readonly deviates: boolean;
}

/** Computes the effect of an adjustment on the prices of some invoices. Throws like `parseDecimal`. */
export function adjustedPrices(
  groups: readonly MovedGroup[],
  requested: string | undefined,
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
    requested !== undefined && real !== undefined && compareDecimals(real, requested) !== 0;
  return { percent: percentMoved(sum('before'), sum('after'), decimals), deviates: groups.some(isOff) };
}
