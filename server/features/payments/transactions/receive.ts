import { allocate, splitExchange, type Exchange, type Share } from '../../../../domain/payments/amounts/split.ts';
import type { Bookable, NewBooking } from './book.ts';

/** The client and currency of a payment. */
export interface Payer {
  readonly service_buyer_uuid: string;
  readonly currency: string;
}

/** Returns the rows of a receipt of an amount: on invoices in their order, and what is left as the client's credit. */
export function receiptRows(
  payer: Payer,
  invoices: readonly (Bookable & { readonly open: string })[],
  amount: string,
  exchange: Exchange,
): NewBooking[] {
  return bookedShares(payer, invoices, allocate(amount, invoices), exchange);
}

/** The same with the shares chosen by the caller. */
export function bookedShares(
  { service_buyer_uuid, currency }: Payer,
  invoices: readonly Bookable[],
  shares: readonly Share[],
  exchange: Exchange,
): NewBooking[] {
  const byKey = new Map(invoices.map((invoice) => [invoice.uuid, invoice]));
  return splitExchange(shares, exchange).map(({ invoice, amount, fee, remaining }) => ({
    kind: 'receipt',
    invoice: invoice === undefined ? undefined : byKey.get(invoice),
    service_buyer_uuid,
    amount,
    currency,
    exchange_currency: exchange.currency,
    exchange_rate: exchange.rate,
    fee,
    remaining,
  }));
}
