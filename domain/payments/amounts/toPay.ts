import type { InvoiceStatus } from '../../../schemas/parts/invoicing/invoiceActions.ts';
import { compareDecimals } from '../../money/compare.ts';
import { decimalsOf } from '../../money/decimals.ts';
import { negate } from '../../money/negate.ts';
import { sumAmounts } from '../../money/sum.ts';
import type { Noted } from '../credited.ts';
import { isPayable } from '../payable.ts';

/** An invoice with its expected payment, the first transaction. */
interface Expected extends Pick<Noted, 'credited_amount' | 'debited_amount'> {
  readonly status: InvoiceStatus;
  readonly amount: string;
  readonly currency: string;
  readonly transactions?: readonly { readonly amount?: string | null | undefined }[] | null | undefined;
}

/** What is still to be paid of an invoice, and what was received of it, if only a part. */
interface ToPay {
  readonly open: string;
  /** Whether it differs from the total: a part was received, or notes changed it. */
  readonly isChanged: boolean;
  readonly received?: string;
}

/** Returns what is to be paid; of an invoice that is not payable, its total. */
export function toPay(invoice: Expected): ToPay {
  const { amount, currency, transactions, credited_amount: credited, debited_amount: debited } = invoice;
  const open = transactions?.[0]?.amount;
  if (!open || !isPayable(invoice)) return { open: amount, isChanged: false };
  const received = sumAmounts([amount, debited ?? '0', negate(credited ?? '0'), negate(open)], decimalsOf(currency));
  return {
    open,
    isChanged: compareDecimals(open, amount) !== 0,
    ...(compareDecimals(received, '0') > 0 && { received }),
  };
}
