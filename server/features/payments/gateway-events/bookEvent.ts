import { randomUUID } from 'node:crypto';
import { negate } from '../../../../domain/money/negate.ts';
import type { GatewayEvent } from '../../../../domain/payments/gateways/gatewayEvents.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { InvoiceRow } from '../../invoicing/index.ts';
import { notifyPayer } from '../../delivery/index.ts';
import { book } from '../transactions/book.ts';
import { notifyPaid } from '../transactions/notifyPaid.ts';

/**
 * Books a payment or refund that a gateway reports, in the invoice's currency, under a new key of the ledger. Returns the
 * writes without awaiting them.
 */
export function bookEvent(
  db: Db,
  scope: Scope,
  invoice: InvoiceRow,
  event: GatewayEvent,
  payment = randomUUID(),
): Promise<unknown>[] {
  const isRefund = event.type === 'refunded';
  const amount = isRefund ? negate(event.amount) : event.amount;
  const { currency } = event;
  return book(db, scope, { payment, paidAt: new Date(event.occurred_at) }, [
    {
      kind: isRefund ? 'refund' : 'gateway',
      invoice,
      service_buyer_uuid: invoice.service_buyer_uuid,
      amount,
      currency,
      exchange_currency: currency,
      exchange_rate: '1',
      fee: '0',
      remaining: amount,
    },
  ]);
}

/** The same, mails the payer a receipt or what was refunded, and notifies the company of a payment. */
export function bookAndNotify(db: Db, scope: Scope, invoice: InvoiceRow, event: GatewayEvent): Promise<unknown>[] {
  const payment = randomUUID();
  const { amount, currency } = event;
  return [
    ...bookEvent(db, scope, invoice, event, payment),
    ...(event.type === 'paid' ? notifyPaid(db, scope, [{ invoice: invoice.uuid, amount, currency }]) : []),
    notifyPayer(db, scope, [payment]),
  ];
}
