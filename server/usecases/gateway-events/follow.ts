import { gatewayStatus, reviewReason, type GatewayEvent } from '../../../domain/payments/gatewayEvents.ts';
import { collectedOf } from '../../../domain/payments/refunds.ts';
import { isoInstant } from '../../db/instant.ts';
import type { Db } from '../../db/transaction.ts';
import type { Scope } from '../../scope.ts';
import { lockInvoices } from '../invoices/read.ts';
import { bookEvent } from './bookEvent.ts';

/** A payment request, and the invoice that it collects. */
export interface Collected {
  readonly uuid: string;
  readonly invoice_uuid: string;
  readonly amount: string;
  readonly currency: string;
}

const columns = `event_id, type, amount::text, currency, ${isoInstant('occurred_at')} as occurred_at`;

const selectWaiting = `
  select uuid, ${columns} from gateway_events
  where tenant_id = $1 and request_uuid = $2 and status = 'review' and reason = 'refund_exceeds_payment' order by occurred_at, uuid`;

const markBooked = "update gateway_events set status = 'booked', reason = null where tenant_id = $1 and uuid = $2";

/** Books refunds that arrived before their payment. The caller holds the lock of the invoice and has booked the payment. */
export async function bookWaiting(db: Db, scope: Scope, request: Collected): Promise<void> {
  const tenant = scope.tenant.id;
  const waiting = await db.query<GatewayEvent & { uuid: string }>(selectWaiting, [tenant, request.uuid]);
  for (const { uuid, ...event } of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- each sees what the one before has booked
    const [invoice] = await lockInvoices(db, tenant, [request.invoice_uuid]);
    if (!invoice) return;
    if (reviewReason(event, { ...request, status: invoice.status, collected: collectedOf(invoice) })) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await Promise.all([...bookEvent(db, scope, invoice, event), db.query(markBooked, [tenant, uuid])]);
  }
}

const selectApplied = `
  select ${columns} from gateway_events where tenant_id = $1 and request_uuid = $2 and status in ('shown', 'booked')`;

const setStatus = `
  update invoices set gateway_status = $3 where tenant_id = $1 and uuid = $2 and gateway_status is distinct from $3`;

/** Stores the payment status that the applied events of a request give its invoice. */
export async function showStatus(
  db: Db,
  tenant: string,
  { uuid, invoice_uuid: invoice }: Pick<Collected, 'uuid' | 'invoice_uuid'>,
): Promise<void> {
  const events = await db.query<GatewayEvent>(selectApplied, [tenant, uuid]);
  await db.query(setStatus, [tenant, invoice, gatewayStatus(events) ?? null]);
}
