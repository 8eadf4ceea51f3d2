import { compareDecimals } from '../../../../domain/money/compare.ts';
import {
  givesBack,
  isTrial,
  reviewReason,
  type GatewayEvent,
} from '../../../../domain/payments/gateways/gatewayEvents.ts';
import { partKey, splitEvent, type EventPart } from '../../../../domain/payments/gateways/jointEvents.ts';
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
import { bookAndNotify, type InvoiceEvent } from './bookEvent.ts';
import { findRequest, readJoint, type CollectedRequest } from './collectedRequest.ts';
import { bookEarly, showStatus, type Collected } from './follow.ts';

/** Where events are from. */
export interface EventSource {
  readonly account: string;
  /** Of the keys that the events were read with, and of the account's present ones. */
  readonly mode: KeyMode;
  readonly keys: KeyMode;
  /** Whether the installation takes test payments. */
  readonly takesTests: boolean;
}

const insertEvent = `
  insert into gateway_events (tenant_id, account_uuid, invoice_uuid, request_uuid, event_id, type, amount, currency,
    failure, occurred_at, status, reason, settlement, about)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

/**
 * Applies events of an account's gateway, each once, in any order: a refund waits for its payment. An event of a payment of
 * several invoices is split over them, and all parts are stored and booked together. What differs from the invoice, or is of a
 * trial, waits for a person; an event of an unknown payment is ignored. Returns the number of new events.
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

async function receive(db: Db, scope: Scope, source: EventSource, event: ReportedEvent): Promise<boolean> {
  const tenant = scope.tenant.id;
  const { account } = source;
  const request = await findRequest(db, tenant, account, event.payment_id);
  if (!request) return false;
  const { shares } = request;
  // The locks order the events of the invoices, so the next statements see all earlier ones.
  const invoices = await lockInvoices(
    db,
    tenant,
    shares.map(({ invoice_uuid: uuid }) => uuid),
  );
  const isKnown = await db.query(
    'select from gateway_events where tenant_id = $1 and account_uuid = $2 and event_id = any($3) limit 1',
    [tenant, account, shares.map((share) => partKey(event.event_id, share))],
  );
  if (invoices.length < shares.length || isKnown.length > 0) return false;
  const parts = splitEvent(event, await readJoint(db, tenant, request, event));
  const judged: JudgedPart[] = [];
  for (const part of parts) {
    const invoice = invoices.find(({ uuid }) => uuid === part.share.invoice_uuid);
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    if (invoice) judged.push(await judge(db, tenant, { source, request, whole: event }, { ...part, invoice }));
  }
  const booked = judged.filter(({ status }) => status === 'booked');
  await Promise.all([
    ...judged.map((part) => store(db, tenant, account, request.uuid, part)),
    ...settleRefund(db, tenant, event),
    ...judged.flatMap(({ event: { about } }) => (about ? [db.query(endDispute, [tenant, account, about])] : [])),
    ...bookAndNotify(db, scope, booked),
    ...judged.flatMap(({ reason, invoice: { uuid: invoice } }) =>
      reason === 'disputed' ? [notify(db, tenant, { event: 'disputed', invoice })] : [],
    ),
  ]);
  for (const { collected, status } of judged) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (status === 'booked' && event.type === 'paid') await bookEarly(db, scope, collected);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (status === 'shown' || status === 'booked') await showStatus(db, scope, collected);
  }
  return true;
}

/** A part of an event, and its outcome. */
interface JudgedPart extends InvoiceEvent {
  readonly collected: Collected;
  readonly status: 'shown' | 'booked' | 'early' | 'review';
  readonly reason: ReviewReason | undefined;
}

interface Judging {
  readonly source: EventSource;
  readonly request: CollectedRequest;
  /** The event that the part is of. */
  readonly whole: ReportedEvent;
}

/** Returns whether a part of an event is booked, only shown, or waits. */
async function judge(
  db: Db,
  tenant: string,
  { source: { account, mode, keys, takesTests }, request, whole }: Judging,
  { share, event, invoice }: EventPart & Pick<InvoiceEvent, 'invoice'>,
): Promise<JudgedPart> {
  const { uuid, currency } = request;
  const collected = { uuid, currency, invoice_uuid: invoice.uuid, amount: share.amount };
  const reason = isTrial(whole.mode ?? mode, keys, takesTests)
    ? 'test_payment'
    : reviewReason(event, {
        ...collected,
        differs: compareDecimals(whole.amount, request.amount) !== 0,
        status: invoice.status,
        open: openAmount(invoice),
        collected: collectedOf(invoice),
      });
  const isBooked = reason === undefined && (await movesMoney(db, tenant, account, event));
  const isEarly = reason === 'refund_exceeds_payment' && !(await isPaymentBooked(db, tenant, collected));
  const status = isEarly ? 'early' : reason ? 'review' : isBooked ? 'booked' : 'shown';
  return { invoice, event, collected, status, reason: isEarly ? undefined : reason };
}

/** Returns whether the payment of an invoice is booked: a refund that is reported earlier waits until then. */
async function isPaymentBooked(db: Db, tenant: string, { uuid, invoice_uuid: invoice }: Collected): Promise<boolean> {
  const paid = `
    select from gateway_events
    where tenant_id = $1 and request_uuid = $2 and invoice_uuid = $3 and type = 'paid' and status = 'booked' limit 1`;
  return (await db.query(paid, [tenant, uuid, invoice])).length > 0;
}

const isBookedEvent = `
  select from gateway_events where tenant_id = $1 and account_uuid = $2 and event_id = $3 and status = 'booked'`;

/** Whether an event is booked unless it differs. A failed refund takes one back only if that was booked. */
async function movesMoney(db: Db, tenant: string, account: string, { type, about }: GatewayEvent): Promise<boolean> {
  if (type !== 'refund_failed') return type === 'paid' || givesBack(type);
  return about ? (await db.query(isBookedEvent, [tenant, account, about])).length > 0 : false;
}

const endDispute = `
  update gateway_events set status = 'shown', reason = null
  where tenant_id = $1 and account_uuid = $2 and event_id = $3 and type = 'disputed' and status = 'review'`;

/** Completes or fails the company's refund that an event reports. */
const settleRefund = (db: Db, tenant: string, { type, reference }: ReportedEvent): Promise<unknown>[] =>
  reference === undefined ? [] : [(type === 'refund_failed' ? failRefund : completeRefund)(db, tenant, reference)];

const store = (
  db: Db,
  tenant: string,
  account: string,
  request: string,
  { invoice, event, status, reason }: JudgedPart,
): Promise<unknown> => {
  const { event_id: id, type, amount, currency, failure = null, occurred_at: at, about = null } = event;
  const settlement = event.settlement ? JSON.stringify(event.settlement) : null;
  const keys = [tenant, account, invoice.uuid, request];
  const reported = [id, type, amount, currency, failure, at];
  return db.query(insertEvent, [...keys, ...reported, status, reason ?? null, settlement, about]);
};
