import { compareDecimals } from '../../domain/money/compare.ts';
import { decimalsOf } from '../../domain/money/decimals.ts';
import { negate } from '../../domain/money/negate.ts';
import { sumAmounts } from '../../domain/money/sum.ts';
import { isPayable } from '../../domain/payments/payable.ts';
import type { PublicInvoice } from './publicInvoice.ts';

/** What is still to be paid of an invoice, and what was received of it, if only a part. */
interface ToPay {
  readonly open: string;
  readonly received?: string;
}

/** Returns what is to be paid; of an invoice that is not payable, its total. */
export function toPay(invoice: PublicInvoice): ToPay {
  const { amount, currency, transactions } = invoice;
  const open = transactions?.[0]?.amount;
  if (!open || !isPayable(invoice) || compareDecimals(open, amount) >= 0) return { open: amount };
  return { open, received: sumAmounts([amount, negate(open)], decimalsOf(currency)) };
}
