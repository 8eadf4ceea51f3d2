import { askAfter, retryAfter } from '../../../../domain/payments/gateways/askAgain.ts';
import { notify } from '../../company/index.ts';
import type { Db } from '../../../database/transaction.ts';
import { claimSeconds, type ClaimedRequest } from './requests.ts';

/** A refund that this worker handles until its next attempt is due, with the gateway's key of its payment. */
export interface ClaimedRefund extends Pick<
  ClaimedRequest,
  'uuid' | 'account_uuid' | 'gateway' | 'amount' | 'currency'
> {
  readonly status: 'requested' | 'accepted';
  readonly gateway_id: string;
  readonly pages: readonly string[];
  readonly attempts: number;
}

// As in `claimRequests`.
const claim = `
  with due as (
    select uuid from refunds
    where tenant_id = $1 and status in ('requested', 'accepted') and next_attempt_at <= now()
    order by next_attempt_at limit $2 for update skip locked
  )
  update refunds f
  set attempts = f.attempts + 1, next_attempt_at = now() + make_interval(secs => ${claimSeconds})
  from due, payment_requests r
  where f.tenant_id = $1 and f.uuid = due.uuid and r.tenant_id = $1 and r.uuid = f.request_uuid
  returning f.uuid, f.account_uuid, r.gateway, f.status, r.gateway_id, r.pages, f.amount::text, f.currency, f.attempts`;

/** Claims the refunds of a company that are due. */
export const claimRefunds = (db: Db, tenant: string, most: number): Promise<ClaimedRefund[]> =>
  db.query<ClaimedRefund>(claim, [tenant, most]);

const accepted = `
  update refunds set status = 'accepted', attempts = 0, error = null, next_attempt_at = now() + make_interval(secs => $3)
  where tenant_id = $1 and uuid = $2 and status = 'requested'`;

/** Stores that the gateway has accepted the refund. Its event completes it, and may have arrived already. */
export const markAccepted = (db: Db, tenant: string, { uuid }: Pick<ClaimedRefund, 'uuid'>): Promise<unknown> =>
  db.query(accepted, [tenant, uuid, askAfter(0)]);

const polled = `
  update refunds set error = null, next_attempt_at = now() + make_interval(secs => $3)
  where tenant_id = $1 and uuid = $2 and status = 'accepted'`;

/** Stores that an accepted refund whose event is missing was polled. */
export const markRefundPolled = (
  db: Db,
  tenant: string,
  { uuid, attempts }: Pick<ClaimedRefund, 'uuid' | 'attempts'>,
): Promise<unknown> => db.query(polled, [tenant, uuid, askAfter(attempts)]);

const postponed = `
  update refunds set error = 'unavailable', next_attempt_at = now() + make_interval(secs => $3)
  where tenant_id = $1 and uuid = $2 and status in ('requested', 'accepted')`;

const failed = `
  with failed as (
    update refunds set status = 'failed', error = $3 where tenant_id = $1 and uuid = $2 and status = 'requested'
    returning invoice_uuid, amount)
  update invoices i set refunding = i.refunding - f.amount from failed f where i.tenant_id = $1 and i.uuid = f.invoice_uuid
  returning i.uuid`;

/** Stores a failed call: it is repeated, unless the gateway refuses it or this was the last attempt. */
export async function markRefundFailed(
  db: Db,
  tenant: string,
  { uuid, attempts, status }: Pick<ClaimedRefund, 'uuid' | 'attempts' | 'status'>,
  isRefused: boolean,
): Promise<void> {
  const pause = status === 'accepted' ? askAfter(attempts) : isRefused ? undefined : retryAfter(attempts);
  if (pause !== undefined) {
    await db.query(postponed, [tenant, uuid, pause]);
    return;
  }
  const [ended] = await db.query<{ uuid: string }>(failed, [tenant, uuid, isRefused ? 'refused' : 'given_up']);
  if (ended) await notify(db, tenant, { event: 'refund_failed', invoice: ended.uuid });
}

const completed = `
  with done as (
    update refunds set status = 'refunded', error = null
    where tenant_id = $1 and uuid::text = $2 and status in ('requested', 'accepted') returning invoice_uuid, amount)
  update invoices i set refunding = i.refunding - d.amount from done d where i.tenant_id = $1 and i.uuid = d.invoice_uuid`;

/** Stores that the gateway has reported the refund with this reference. */
export const completeRefund = (db: Db, tenant: string, reference: string): Promise<unknown> =>
  db.query(completed, [tenant, reference]);

const returned = `
  with failed as (
    update refunds f set status = 'failed', error = 'refused' from refunds before
    where f.tenant_id = $1 and f.uuid::text = $2 and f.status in ('requested', 'accepted', 'refunded')
      and before.tenant_id = $1 and before.uuid = f.uuid
    returning f.invoice_uuid, f.amount, before.status)
  update invoices i set refunding = i.refunding - f.amount from failed f
  where i.tenant_id = $1 and i.uuid = f.invoice_uuid and f.status <> 'refunded'`;

/** Stores that the gateway has reported the failure of the refund with this reference, maybe after its success. */
export const failRefund = (db: Db, tenant: string, reference: string): Promise<unknown> =>
  db.query(returned, [tenant, reference]);
