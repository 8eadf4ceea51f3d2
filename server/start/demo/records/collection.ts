import { randomUUID } from 'node:crypto';
import type { GatewayEventType } from '../../../../schemas/parts/payments/gatewayEvent.ts';
import type { Scope } from '../../../identity/scope.ts';
import { bookAndNotify } from '../../../features/payments/gateway-events/bookEvent.ts';
import { showStatus } from '../../../features/payments/gateway-events/follow.ts';
import { gatewayActor } from '../../../features/payments/gateways/ask.ts';
import { completeRefund } from '../../../features/payments/gateways/refunds.ts';
import { lockInvoices } from '../../../features/invoicing/invoices/reading/read.ts';
import type { Db } from '../../../database/transaction.ts';
import type { DemoCollection, DemoRefund } from '../plan/shape.ts';
import { asActor, does } from './events.ts';

/** The events of a payment, in order, and a reason that its company has noted. */
const reports: Readonly<Record<DemoCollection, { events: readonly GatewayEventType[]; reason?: string }>> = {
  sent: { events: ['sent'] },
  authorized: { events: ['sent', 'authorized'] },
  failed: { events: ['sent', 'failed'] },
  collected: { events: ['sent', 'paid'] },
  refunded: { events: ['sent', 'paid', 'refunded'], reason: 'Treinamento cancelado pelo cliente' },
};

const move = `
  with account as (
    select a.uuid from accounts a join account_types y on y.uuid = a.account_type_uuid
    where a.tenant_id = $1 and y.gateway = 'sandbox' order by a.uuid limit 1),
  moved as (
    update invoices set account_uuid = (select uuid from account), public_notes = $3
    where tenant_id = $1 and uuid = $2 returning uuid, account_uuid, open_amount, currency)
  insert into payment_requests (tenant_id, invoice_uuid, account_uuid, gateway, amount, currency, status, gateway_id)
  select $1, uuid, account_uuid, 'sandbox', open_amount, currency, $4, $5 from moved
  returning uuid, account_uuid, amount::text, currency`;

const insertEvent = `
  insert into gateway_events (tenant_id, account_uuid, invoice_uuid, request_uuid, event_id, type, amount, currency,
    occurred_at, status, failure)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

interface Request {
  readonly uuid: string;
  readonly account_uuid: string;
  readonly amount: string;
  readonly currency: string;
}

/** Collects an invoice by the gateway account, up to the event that the invoice shows. A payment that was paid is closed. */
export async function collect(db: Db, then: Scope, how: DemoCollection, uuid: string): Promise<void> {
  const { events, reason = null } = reports[how];
  const closing = events.includes('paid') ? ['closed', randomUUID()] : ['pending', null];
  const [request] = await db.query<Request>(move, [then.tenant.id, uuid, reason, ...closing]);
  if (!request) throw new Error('The demo has no gateway account');
  for (const type of events) await report(db, then, uuid, request, type);
}

const selectRefund = `
  select f.uuid as reference, f.request_uuid as uuid, f.account_uuid, f.amount::text, f.currency from refunds f
  where f.tenant_id = $1 and f.invoice_uuid = $2 and f.status = 'requested'`;

/** Gives a part of what was collected back: the company requests it, and the gateway reports it immediately. */
export async function giveBack(db: Db, then: Scope, uuid: string, refund: DemoRefund): Promise<void> {
  await does(db, then, 'invoices.refund', uuid, { ...refund });
  const [requested] = await db.query<Request & { reference: string }>(selectRefund, [then.tenant.id, uuid]);
  if (!requested) throw new Error('The demo has requested no refund');
  await completeRefund(db, then.tenant.id, requested.reference);
  await report(db, then, uuid, requested, 'refunded');
}

/** Stores and books what the gateway reports of a payment. */
async function report(db: Db, then: Scope, uuid: string, request: Request, type: GatewayEventType): Promise<void> {
  const tenant = then.tenant.id;
  const { account_uuid: account, amount, currency } = request;
  const event = { event_id: randomUUID(), type, amount, currency, occurred_at: then.now.toISOString() };
  const isBooked = type === 'paid' || type === 'refunded';
  const failure = type === 'failed' ? 'insufficient_funds' : null;
  const values = [event.event_id, type, amount, currency, event.occurred_at, isBooked ? 'booked' : 'shown', failure];
  const [invoice] = await lockInvoices(db, tenant, [uuid]);
  await asActor(db, gatewayActor, async () => {
    await Promise.all([
      db.query(insertEvent, [tenant, account, uuid, request.uuid, ...values]),
      ...(isBooked && invoice ? bookAndNotify(db, then, [{ invoice, event }]) : []),
    ]);
    await showStatus(db, then, { uuid: request.uuid, invoice_uuid: uuid });
  });
}
