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
import { book } from '../transactions/book.ts';
import { notifyPaid } from '../transactions/notifyPaid.ts';

/**
 * Books what a gateway reports of a payment or of money given back, or that such money has returned, as the gateway
 * settled it: without that, in the invoice's currency and without a fee. It has a new key of the ledger. Returns the
 * writes without awaiting them.
 */
export function bookEvent(
  db: Db,
  scope: Scope,
  invoice: InvoiceRow,
  event: GatewayEvent,
  payment = randomUUID(),
): Promise<unknown>[] {
  const { currency, rate, received, fee } = settlementOf(event);
  const isRefund = event.type !== 'paid';
  const signed = (amount: string): string => (givesBack(event.type) ? negate(amount) : amount);
  const left = sumAmounts([received, negate(fee)], storedDecimals);
  return book(db, scope, { payment, paidAt: new Date(event.occurred_at) }, [
    {
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
    },
  ]);
}

/**
 * The same, mails the payer a receipt or what the company refunded, and notifies the company of a payment and of a lost
 * dispute.
 */
export function bookAndNotify(db: Db, scope: Scope, invoice: InvoiceRow, event: GatewayEvent): Promise<unknown>[] {
  const payment = randomUUID();
  const { amount, currency } = event;
  return [
    ...bookEvent(db, scope, invoice, event, payment),
    ...(event.type === 'paid' ? notifyPaid(db, scope, [{ invoice: invoice.uuid, amount, currency }]) : []),
    ...(event.type === 'charged_back'
      ? [notify(db, scope.tenant.id, { event: 'charged_back', invoice: invoice.uuid })]
      : []),
    ...(event.type === 'paid' || event.type === 'refunded' ? [notifyPayer(db, scope, [payment])] : []),
  ];
}

/** Returns how an event was settled. */
export const settlementOf = ({
  settlement,
  amount,
  currency,
}: Pick<GatewayEvent, 'settlement' | 'amount' | 'currency'>): Settlement =>
  settlement ?? { currency, rate: '1', received: amount, fee: '0' };
