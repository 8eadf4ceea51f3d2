import type { EnteredAdjustment } from '../../../../domain/documents/adjustments.ts';
import { isDecimal, parseDecimal } from '../../../../domain/money/decimal.ts';
import { inputFraction } from '../../../../domain/taxes/terms.ts';

/** An adjustment as its inputs hold it: cleared ones are null. */
export type TypedAdjustment = { readonly [Name in keyof EnteredAdjustment]: EnteredAdjustment[Name] | null };

/** Returns adjustments without what is cleared; undefined without any. */
export function enteredAdjustments(typed: unknown): EnteredAdjustment[] | undefined {
  if (!Array.isArray(typed) || typed.length === 0) return undefined;
  return typed.map(({ kind, percent, amount, reason, reason_code, scenery }: TypedAdjustment) => ({
    kind: kind ?? 'discount',
    ...(percent && { percent }),
    ...(amount && { amount }),
    ...(reason && { reason }),
    ...(reason_code && { reason_code }),
    ...(scenery && { scenery }),
  }));
}

/** Returns those that can be computed while they are typed. */
export const countedAdjustments = <Of extends EnteredAdjustment>(
  adjustments: readonly Of[] | null | undefined,
  decimals: number,
): readonly Of[] =>
  adjustments?.filter(({ percent, amount }) =>
    percent === undefined ? isFigure(amount, decimals) : isFigure(percent, inputFraction),
  ) ?? [];

function isFigure(text: string | undefined, fraction: number): boolean {
  if (text === undefined || !isDecimal(text) || text.startsWith('-')) return false;
  try {
    parseDecimal(text, fraction);
    return true;
  } catch {
    return false;
  }
}
