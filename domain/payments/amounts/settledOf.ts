import type { RefundState } from '../../../schemas/parts/payments/refundState.ts';
import type { transaction } from '../../../schemas/parts/payments/transaction.ts';
import type { Infer } from '../../../schemas/resource.ts';
import { compareDecimals } from '../../money/compare.ts';
import { decimalsOf } from '../../money/decimals.ts';
import { negate } from '../../money/negate.ts';
import { sumAmounts } from '../../money/sum.ts';
import { bookedSums } from './bookedSums.ts';

/** An invoice with what is booked on it; amounts are decimal text. */
interface Settling {
  readonly status?: string | undefined;
  readonly currency: string;
  readonly importer_total_payable_exporter?: string | undefined;
  readonly open_amount?: string | undefined;
  readonly credited_amount?: string | undefined;
  readonly debited_amount?: string | undefined;
  readonly refunded_amount?: string | undefined;
  readonly refund_state?: RefundState | undefined;
  readonly paid_on?: string | undefined;
  readonly transactions?: readonly Infer<typeof transaction>[] | undefined;
}

/** How far an invoice is paid and given back. */
export type SettledState = 'partially_paid' | 'paid' | RefundState;

/** What was paid of an invoice, as decimal text; absent sums are zero. */
export interface Settled {
  readonly state: SettledState;
  readonly total: string;
  /** By money and credit. */
  readonly paid: string;
  readonly writtenOff?: string;
  readonly refunded?: string;
  readonly open: string;
  readonly paidOn?: string;
}

/** Returns what was paid of an invoice; undefined if nothing was, or it is neither issued nor paid. */
export function settledOf(invoice: Settling): Settled | undefined {
  const { status, currency, importer_total_payable_exporter: total = '0', refunded_amount: refunded } = invoice;
  const open = status === 'paid' ? '0' : (invoice.open_amount ?? total);
  if (status !== 'paid' && (status !== 'billed' || compareDecimals(open, total) >= 0)) return undefined;
  const sum = (...amounts: string[]) => sumAmounts(amounts, decimalsOf(currency));
  const { writtenOff } = bookedSums(invoice.transactions ?? [], currency);
  const { credited_amount: credited = '0', debited_amount: debited = '0' } = invoice;
  const paid = sum(total, debited, negate(credited), negate(open), negate(writtenOff ?? '0'));
  return {
    state: invoice.refund_state ?? (status === 'paid' ? 'paid' : 'partially_paid'),
    total,
    paid,
    ...(writtenOff !== undefined && { writtenOff }),
    ...(refunded !== undefined && { refunded }),
    open: sum(open),
    ...(invoice.paid_on !== undefined && { paidOn: invoice.paid_on }),
  };
}
