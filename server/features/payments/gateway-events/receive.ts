import { givesBack, isTrial, reviewReason } from '../../../../domain/payments/gateways/gatewayEvents.ts';
import { openAmount } from '../../../../domain/payments/amounts/openAmount.ts';
import { collectedOf } from '../../../../domain/payments/refunds.ts';
import type { KeyMode } from '../../../../schemas/parts/payments/connection.ts';
import type { ReviewReason } from '../../../../schemas/parts/payments/gatewayEvent.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inTenant, type Db } from '../../../database/transaction.ts';
import type { ReportedEvent } from '../gateways/port.ts';
import type { Scope } from '../../../identity/scope.ts';
import { notify } from '../../company/index.ts';
import { lockInvoices } from '../../invoicing/index.ts';
import { completeRefund, failRefund } from '../gateways/refunds.ts';
import { bookAndNotify } from './bookEvent.ts';
import { bookEarly, showStatus } from './follow.ts';

interface Request {
  readonly uuid: string;
  readonly invoice_uuid: string;
  readonly amount: string;
  readonly currency: string;
}

/** Where events are from. */
export interface EventSource {
  readonly account: string;
  /** Of the keys that the events were read with, and of the account's present ones. */
  readonly mode: KeyMode;
  readonly keys: KeyMode;
  /** Whether the installation takes test payments. */
  readonly takesTests: boolean;
}

const findRequest = `
  select uuid, invoice_uuid, amount::text, currency from payment_requests
  where tenant_id = $1 and account_uuid = $2 and gateway_id = $3`;

const insertEvent = `
  insert into gateway_events (tenant_id, account_uuid, invoice_uuid, request_uuid, event_id, type, amount, currency,
    failure, occurred_at, status, reason, settlement, about)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

/**
 * Applies events of an account's gateway, each once, in any order: a refund waits for its payment. An event that differs
 * from the invoice, or is of a trial, waits for a person; one of an unknown payment is ignored. Returns the number of new
 * events.
 */
export async function receiveEvents(
  pool: Pool,
  scope: Scope,
  source: EventSource,
  events: readonly ReportedEvent[],
): Promise<number> {
  let added = 0;
  const by = { tenant: scope.tenant.id, actor: 'gateway' };
  for (const event of events) {
    // oxlint-disable-next-line no-await-in-loop -- each has its own transaction, so that one that fails stops no other
    if (await inTenant(pool, by, (db) => receive(db, scope, source, event))) added += 1;
  }
  return added;
}

async function receive(
  db: Db,
  scope: Scope,
  { account, mode, keys, takesTests }: EventSource,
  event: ReportedEvent,
): Promise<boolean> {
  const tenant = scope.tenant.id;
  const [request] = await db.query<Request>(findRequest, [tenant, account, event.payment_id]);
  if (!request) return false;
  // The lock orders the events of an invoice, so the next statement sees all earlier ones.
  const [invoice] = await lockInvoices(db, tenant, [request.invoice_uuid]);
  const isKnown = await db.query(
    'select from gateway_events where tenant_id = $1 and account_uuid = $2 and event_id = $3',
    [tenant, account, event.event_id],
  );
  if (!invoice || isKnown.length > 0) return false;
  const reason = isTrial(event.mode ?? mode, keys, takesTests)
    ? 'test_payment'
    : reviewReason(event, {
        ...request,
        status: invoice.status,
        open: openAmount(invoice),
        collected: collectedOf(invoice),
      });
  const isBooked = reason === undefined && (await movesMoney(db, tenant, account, event));
  const isEarly = reason === 'refund_exceeds_payment' && !(await isPaymentBooked(db, tenant, request));
  const status = isEarly ? 'early' : reason ? 'review' : isBooked ? 'booked' : 'shown';
  await Promise.all([
    store(db, tenant, { account, request, event, status, reason: isEarly ? undefined : reason }),
    ...followUps(db, tenant, account, event),
    ...(isBooked ? bookAndNotify(db, scope, invoice, event) : []),
    ...(reason === 'disputed' ? [notify(db, tenant, { event: 'disputed', invoice: request.invoice_uuid })] : []),
  ]);
  if (isBooked && event.type === 'paid') await bookEarly(db, scope, request);
  if (!reason) await showStatus(db, scope, request);
  return true;
}

/** Returns whether the payment of a request is booked: a refund that is reported earlier waits until then. */
async function isPaymentBooked(db: Db, tenant: string, { uuid }: Request): Promise<boolean> {
  const paid =
    "select from gateway_events where tenant_id = $1 and request_uuid = $2 and type = 'paid' and status = 'booked' limit 1";
  return (await db.query(paid, [tenant, uuid])).length > 0;
}

const isBookedEvent = `
  select from gateway_events where tenant_id = $1 and account_uuid = $2 and event_id = $3 and status = 'booked'`;

/** Whether an event is booked unless it differs. A failed refund takes one back only if that was booked. */
async function movesMoney(db: Db, tenant: string, account: string, { type, about }: ReportedEvent): Promise<boolean> {
  if (type !== 'refund_failed') return type === 'paid' || givesBack(type);
  return about ? (await db.query(isBookedEvent, [tenant, account, about])).length > 0 : false;
}

const endDispute = `
  update gateway_events set status = 'shown', reason = null
  where tenant_id = $1 and account_uuid = $2 and event_id = $3 and type = 'disputed' and status = 'review'`;

/** Changes what an event is about: the refund that was requested, and the dispute that it ends. */
const followUps = (
  db: Db,
  tenant: string,
  account: string,
  { type, reference, about }: ReportedEvent,
): Promise<unknown>[] => [
  ...(reference === undefined ? [] : [(type === 'refund_failed' ? failRefund : completeRefund)(db, tenant, reference)]),
  ...(about ? [db.query(endDispute, [tenant, account, about])] : []),
];

interface Stored {
  readonly account: string;
  readonly request: Request;
  readonly event: ReportedEvent;
  readonly status: 'shown' | 'booked' | 'early' | 'review';
  readonly reason: ReviewReason | undefined;
}

const store = (db: Db, tenant: string, { account, request, event, status, reason }: Stored): Promise<unknown> => {
  const { event_id: id, type, amount, currency, failure = null, occurred_at: at } = event;
  const settlement = event.settlement ? JSON.stringify(event.settlement) : null;
  const keys = [tenant, account, request.invoice_uuid, request.uuid];
  return db.query(insertEvent, [
    ...keys,
    id,
    type,
    amount,
    currency,
    failure,
    at,
    status,
    reason ?? null,
    settlement,
    event.about ?? null,
  ]);
};
