import type { TransactionKind } from '../../../../schemas/parts/payments/transaction.ts';
import type { Bookable, NewBooking } from './book.ts';
import type { Payer } from './receive.ts';

/** The kinds of bookings without money: a use of the client's credit, a loss, and those of notes. */
type Unpaid = Exclude<TransactionKind, 'receipt' | 'gateway' | 'refund' | 'reversal'>;

/** Returns a row of the ledger without money. */
export const unpaidRow = (
  kind: Unpaid,
  { service_buyer_uuid, currency }: Payer,
  { invoice, amount }: { readonly invoice?: Bookable; readonly amount: string },
): NewBooking => ({
  kind,
  invoice,
  service_buyer_uuid,
  amount,
  currency,
  exchange_currency: currency,
  exchange_rate: '1',
  fee: '0',
  remaining: '0',
});
