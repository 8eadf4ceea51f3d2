import type { DocumentAdjustment } from '../taxes/adjustments.ts';
import { spreadAdjustments, type SharingRow } from '../taxes/adjustments.ts';
import { compareDecimals } from '../money/compare.ts';
import { fractionIssues } from '../money/fraction.ts';
import { decimalText, isDecimal, parseDecimal } from '../money/decimal.ts';
import { trimDecimal } from '../money/trimDecimal.ts';
import type { Issue } from '../validation/issue.ts';

/** A discount or charge as it is entered. */
export interface EnteredAdjustment extends DocumentAdjustment {
  readonly reason?: string | undefined;
  readonly reason_code?: string | undefined;
  readonly scenery?: { readonly uuid: string; readonly name?: string | undefined } | undefined;
}

/** Returns the issues of adjustments at `path`, each by itself: it is a percentage or money, and no discount is more than all. */
export const adjustmentIssues = (path: string, adjustments: readonly EnteredAdjustment[], decimals: number): Issue[] =>
  adjustments.flatMap(({ kind, percent, amount }, index): Issue[] => {
    const at = `${path}.${index}`;
    if (percent === undefined && amount === undefined) return [{ path: `${at}.percent`, key: 'validation.required' }];
    if (percent !== undefined && amount !== undefined) {
      return [{ path: `${at}.amount`, key: 'validation.adjustment.percentOrAmount' }];
    }
    if (amount !== undefined) return isDecimal(amount) ? fractionIssues(`${at}.amount`, amount, decimals) : [];
    const isMoreThanAll =
      kind === 'discount' && percent !== undefined && isDecimal(percent) && compareDecimals(percent, '100') > 0;
    return isMoreThanAll ? [{ path: `${at}.percent`, key: 'validation.decimal.maximum', args: { limit: '100' } }] : [];
  });

/** Returns the issues of adjustments that cannot be spread over the rows of their document. */
export const spreadIssues = (
  path: string,
  rows: readonly SharingRow[],
  adjustments: readonly EnteredAdjustment[],
  decimals: number,
): Issue[] =>
  spreadAdjustments(rows, adjustments, decimals).problems.map(({ index, reason }) =>
    reason === 'no_lines'
      ? { path: `${path}.${index}.scenery`, key: 'validation.adjustment.noLines' }
      : { path: `${path}.${index}`, key: 'validation.adjustment.beyond' },
  );

/**
 * Returns adjustments as they are kept, without trailing zeros, amounts with the `decimals` of their currency; undefined without
 * any. `nameOf` names a scenario.
 */
export function keptAdjustments(
  adjustments: readonly EnteredAdjustment[] | null | undefined,
  decimals?: number,
  nameOf: (scenery: string) => string | undefined = () => undefined,
): readonly EnteredAdjustment[] | undefined {
  if (!adjustments || adjustments.length === 0) return undefined;
  const money = (amount: string) =>
    decimals === undefined ? trimDecimal(amount) : decimalText(parseDecimal(amount, decimals), decimals);
  return adjustments.map(({ kind, percent, amount, reason, reason_code, scenery }) => {
    const uuid = scenery?.uuid.toLowerCase();
    const name = uuid && (nameOf(uuid) ?? scenery?.name);
    return {
      kind,
      ...(percent !== undefined && { percent: trimDecimal(percent) }),
      ...(amount !== undefined && { amount: money(amount) }),
      ...(reason && { reason }),
      ...(reason_code && { reason_code }),
      ...(uuid && { scenery: { uuid, ...(name && { name }) } }),
    };
  });
}

/** Returns whether two lists adjust alike; numbers are compared by value. */
export const adjustAlike = (
  one: readonly EnteredAdjustment[] | null | undefined,
  other: readonly EnteredAdjustment[] | null | undefined,
): boolean => JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

const comparable = (adjustments: readonly EnteredAdjustment[] | null | undefined) =>
  keptAdjustments(adjustments)?.map(({ scenery, ...rest }) => [rest, scenery?.uuid]);
