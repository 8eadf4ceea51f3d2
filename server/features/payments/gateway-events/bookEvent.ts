import { randomUUID } from 'node:crypto';
import { storedDecimals } from '../../../../domain/money/decimals.ts';
import { negate } from '../../../../domain/money/negate.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { givesBack, type GatewayEvent, type Settlement } from '../../../../domain/payments/gateways/gatewayEvents.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { notify } from '../../company/index.ts';
import type { InvoiceRow } from '../../invoicing/index.ts';
import { notifyPayer } from '../../delivery/index.ts';
import { book, type NewBooking } from '../transactions/book.ts';
import { notifyPaid } from '../transactions/notifyPaid.ts';

/** An event, or the part of one, that concerns a locked invoice. */
export interface InvoiceEvent {
  readonly invoice: InvoiceRow;
  readonly event: GatewayEvent;
}

/**
 * What is booked of a payment, of money given back, or of such money that has returned, as the gateway settled it: without
 * that, in the invoice's currency and without a fee.
 */
function bookingOf({ invoice, event }: InvoiceEvent): NewBooking {
  const { currency, rate, received, fee } = settlementOf(event);
  const isRefund = event.type !== 'paid';
  const signed = (amount: string): string => (givesBack(event.type) ? negate(amount) : amount);
  const left = sumAmounts([received, negate(fee)], storedDecimals);
  return {
    kind: isRefund ? 'refund' : 'gateway',
    invoice,
    service_buyer_uuid: invoice.service_buyer_uuid,
    amount: signed(event.amount),
    currency: event.currency,
    exchange_currency: currency,
    exchange_rate: rate,
    // A fee for a refund would be money that is spent, beside an amount that is given back.
    fee: isRefund ? '0' : fee,
    remaining: signed(isRefund ? received : left),
  };
}

/**
 * Books what a gateway reports, mails the payer a receipt or what the company refunded, and notifies the company of a payment
 * and of a lost dispute. A payment of several invoices is one of the ledger, with one receipt; what is given back of each is
 * one of its own. Returns the writes without awaiting them.
 */
export function bookAndNotify(db: Db, scope: Scope, parts: readonly InvoiceEvent[]): Promise<unknown>[] {
  const payments = Map.groupBy(parts, ({ event, invoice }) => (event.type === 'paid' ? '' : invoice.uuid));
  return [...payments.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { type, occurred_at: at } = first.event;
    const payment = { payment: randomUUID(), paidAt: new Date(at) };
    const invoice = first.invoice.uuid;
    return [
      ...book(db, scope, payment, some.map(bookingOf)),
      ...(type === 'paid' ? notifyPaid(db, scope, some.map(paidOf)) : []),
      ...(type === 'charged_back' ? [notify(db, scope.tenant.id, { event: 'charged_back', invoice })] : []),
      ...(type === 'paid' || type === 'refunded' ? [notifyPayer(db, scope, [payment.payment])] : []),
    ];
  });
}

const paidOf = ({ invoice, event: { amount, currency } }: InvoiceEvent) => ({
  invoice: invoice.uuid,
  amount,
  currency,
});

/** Returns how an event was settled. */
export const settlementOf = ({
  settlement,
  amount,
  currency,
}: Pick<GatewayEvent, 'settlement' | 'amount' | 'currency'>): Settlement =>
  settlement ?? { currency, rate: '1', received: amount, fee: '0' };
