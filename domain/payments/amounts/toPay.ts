import type { InvoiceStatus } from '../../../schemas/parts/invoicing/invoiceActions.ts';
import { compareDecimals } from '../../money/compare.ts';
import { decimalsOf } from '../../money/decimals.ts';
import { negate } from '../../money/negate.ts';
import { sumAmounts } from '../../money/sum.ts';
import { isPayable } from '../payable.ts';

/** An invoice with its expected payment, the first transaction. */
interface Expected {
  readonly status: InvoiceStatus;
  readonly amount: string;
  readonly currency: string;
  readonly transactions?: readonly { readonly amount?: string | null | undefined }[] | null | undefined;
}

/** What is still to be paid of an invoice, and what was received of it, if only a part. */
interface ToPay {
  readonly open: string;
  readonly received?: string;
}

/** Returns what is to be paid; of an invoice that is not payable, its total. */
export function toPay(invoice: Expected): ToPay {
  const { amount, currency, transactions } = invoice;
  const open = transactions?.[0]?.amount;
  if (!open || !isPayable(invoice) || compareDecimals(open, amount) >= 0) return { open: amount };
  return { open, received: sumAmounts([amount, negate(open)], decimalsOf(currency)) };
}
