import type { ContractType } from '../../schemas/parts/recurrence.ts';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { decimalsOf } from '../money/decimals.ts';

/** What a contract was agreed on for. */
export interface Agreed {
  readonly type: ContractType;
  readonly currency: string;
  readonly total_amount: string;
  /** What of that no invoice was ever scheduled for. */
  readonly unscheduled_amount?: string | undefined;
}

/**
 * What of the value of a fixed contract was scheduled, and is neither billed nor to come any more; undefined of one whose amounts vary, which is agreed on
 * for no sum. The database computes `released_amount` by the same rule. Throws like `parseDecimal`.
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
