import type { Bookable, NewBooking } from './book.ts';
import type { Payer } from './receive.ts';

/** Returns a row of the ledger without money: a use of the client's credit, or a loss. */
export const unpaidRow = (
  kind: 'credit' | 'write_off',
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
