import type { ContractType } from '../../../schemas/parts/recurrence/recurrence.ts';
import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { decimalsOf } from '../../money/decimals.ts';

/** The agreed amounts of a contract. */
export interface Agreed {
  readonly type: ContractType;
  readonly currency: string;
  readonly total_amount: string;
  /** The part that was never scheduled. */
  readonly unscheduled_amount?: string | undefined;
}

/**
 * Returns the part of a fixed contract's value that was scheduled and is neither billed nor scheduled any more;
 * undefined for variable contracts, which have no agreed sum. The database computes `released_amount` by the same rule.
 * Throws like `parseDecimal`.
 */
export function releasedOf(
  { type, currency, total_amount, unscheduled_amount = '0' }: Agreed,
  { billed, toCome }: { readonly billed: string; readonly toCome: string },
): string | undefined {
  if (type !== 'fixed') return undefined;
  const decimals = decimalsOf(currency);
  const [agreed, ...used] = [total_amount, unscheduled_amount, billed, toCome].map((amount) =>
    parseDecimal(amount, decimals),
  );
  const left = used.reduce((rest, amount) => rest - amount, agreed ?? 0n);
  return decimalText(left > 0n ? left : 0n, decimals);
}
