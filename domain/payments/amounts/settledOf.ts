import type { RefundState } from '../../../schemas/parts/payments/refundState.ts';
import type { transaction } from '../../../schemas/parts/payments/transaction.ts';
import type { Infer } from '../../../schemas/resource.ts';
import { compareDecimals } from '../../money/compare.ts';
import { decimalsOf } from '../../money/decimals.ts';
import { negate } from '../../money/negate.ts';
import { sumAmounts } from '../../money/sum.ts';
import { isCredited } from '../credited.ts';
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
export type SettledState = 'partially_paid' | 'paid' | 'credited' | RefundState;

/** What was paid of an invoice, as decimal text; absent sums are zero. */
export interface Settled {
  /** Absent while only notes changed what is to be paid. */
  readonly state?: SettledState;
  readonly total: string;
  /** What notes added to the total, and took from it. */
  readonly debited?: string;
  readonly credited?: string;
  /** By money and credit. */
  readonly paid: string;
  readonly writtenOff?: string;
  readonly refunded?: string;
  readonly open: string;
  readonly paidOn?: string;
}

/**
 * Returns what was paid of an invoice and what notes changed; undefined if nothing is booked, or it is neither issued nor
 * paid.
 */
export function settledOf(invoice: Settling): Settled | undefined {
  const { status, currency, importer_total_payable_exporter: total = '0', refunded_amount: refunded } = invoice;
  const { credited_amount: credited, debited_amount: debited } = invoice;
  const sum = (...amounts: string[]) => sumAmounts(amounts, decimalsOf(currency));
  const due = sum(total, debited ?? '0');
  const open = status === 'paid' ? '0' : (invoice.open_amount ?? due);
  const hasNotes = credited !== undefined || debited !== undefined;
  const settled = sum(due, negate(credited ?? '0'), negate(open));
  const isSettled = compareDecimals(settled, '0') > 0;
  if (status !== 'paid' && (status !== 'billed' || !(isSettled || hasNotes))) return undefined;
  const { writtenOff } = bookedSums(invoice.transactions ?? [], currency);
  const state = stateOf(invoice, isSettled);
  return {
    ...(state && { state }),
    total,
    ...(debited !== undefined && { debited }),
    ...(credited !== undefined && { credited }),
    paid: sum(settled, negate(writtenOff ?? '0')),
    ...(writtenOff !== undefined && { writtenOff }),
    ...(refunded !== undefined && { refunded }),
    open: sum(open),
    ...(invoice.paid_on !== undefined && { paidOn: invoice.paid_on }),
  };
}

function stateOf(invoice: Settling, isSettled: boolean): SettledState | undefined {
  const { status, importer_total_payable_exporter: total, refund_state: refund } = invoice;
  if (status === 'paid' && isCredited({ ...invoice, total })) return 'credited';
  return refund ?? (status === 'paid' ? 'paid' : isSettled ? 'partially_paid' : undefined);
}
