import { askAfter, askSettledAfter, retryAfter } from '../../../../domain/payments/gateways/askAgain.ts';
import type { GatewayProblem } from '../../../../schemas/parts/payments/connection.ts';
import type { GatewayName } from '../../../../schemas/parts/payments/gatewayEvent.ts';
import type { Db } from '../../../database/transaction.ts';
import { shownNumber } from '../../../engine/documents/shownNumber.ts';

/** A payment request that this worker handles until its next attempt is due. */
export interface ClaimedRequest {
  readonly uuid: string;
  readonly account_uuid: string;
  readonly gateway: GatewayName;
  readonly status: 'pending' | 'open' | 'closing' | 'settled';
  readonly gateway_id: string | null;
  /** The keys of its pages at the gateway, in their order. */
  readonly pages: readonly string[];
  readonly amount: string;
  readonly currency: string;
  readonly attempts: number;
  /** Of the invoices that it collects, in their order. */
  readonly numbers: readonly string[];
  /** Of its invoice, or of a payment of several ones. */
  readonly public_hash: string;
  /** Where a payer of several invoices came from, a path or an address of the company's own; null for one of its invoice's page. */
  readonly return_path: string | null;
  /** The gateway's page of a payment of several invoices, where it lasts. */
  readonly link: string | null;
  readonly company: string;
  /** ISO 3166-1 alpha-2, of the buyer. */
  readonly country: string | null;
}

/** Seconds for which a claim holds: longer than a call may take. */
export const claimSeconds = 60;

/** SQL: the columns of a `ClaimedRequest`, from `payment_requests r` and the tables of `requestTables`. */
export const requestColumns = `
  r.uuid, r.account_uuid, r.gateway, r.status, r.gateway_id, r.pages, r.amount::text, r.currency, r.attempts, i.numbers,
  coalesce(r.public_hash, i.public_hash) as public_hash, r.return_path, r.link, c.name as company, i.country`;

/** SQL: what the requests `r` are about: the company `c`, and all invoices of one as one row `i`. */
export const requestTables = `
  join companies c on c.tenant_id = r.tenant_id
  cross join lateral (
    select coalesce(jsonb_agg(${shownNumber('n')} order by n.number, n.company_number)
        filter (where n.number is not null or n.is_imported), '[]') as numbers,
      min(n.public_hash) as public_hash, min(n.service_buyer #>> '{location,country,identifier}') as country
    from invoices n where n.tenant_id = r.tenant_id and n.uuid = any(array(
      select r.invoice_uuid union all
      select s.invoice_uuid from payment_shares s where s.tenant_id = r.tenant_id and s.request_uuid = r.uuid))) i`;

// Skips what another worker holds, and postpones what it takes, so that a dead worker loses nothing.
const claim = `
  with due as (
    select uuid from payment_requests
    where tenant_id = $1 and status in ('pending', 'open', 'closing', 'settled') and next_attempt_at <= now()
    order by next_attempt_at limit $2 for update skip locked
  ), r as (
    update payment_requests r
    set attempts = r.attempts + 1, next_attempt_at = now() + make_interval(secs => ${claimSeconds})
    from due where r.tenant_id = $1 and r.uuid = due.uuid
    returning r.*
  )
  select ${requestColumns} from r ${requestTables}`;

/** Claims the requests of a company that are due. */
export const claimRequests = (db: Db, tenant: string, most: number): Promise<ClaimedRequest[]> =>
  db.query<ClaimedRequest>(claim, [tenant, most]);

const opened = `
  with request as (
    update payment_requests set status = case when status = 'pending' then 'open' else 'closing' end, gateway_id = $3, attempts = 0,
      error = null, link = case when invoice_uuid is null then $4 end, next_attempt_at = now() + make_interval(secs => case when status = 'pending' then $5::integer else 0 end)
    where tenant_id = $1 and uuid = $2 and status in ('pending', 'closed') returning invoice_uuid, status)
  update invoices i set payment_link = $4
  from request r where i.tenant_id = $1 and i.uuid = r.invoice_uuid and r.status = 'open' and i.status = 'billed'`;

/** Stores the payment that the gateway has created. One whose invoice was meanwhile settled is closed next. */
export const markOpened = (
  db: Db,
  tenant: string,
  { uuid }: Pick<ClaimedRequest, 'uuid'>,
  link: { readonly id: string; readonly url: string },
): Promise<unknown> => db.query(opened, [tenant, uuid, link.id, link.url, askAfter(0)]);

const closed = `
  update payment_requests r set error = null, attempts = 0, next_attempt_at = now() + make_interval(secs => $3),
    status = case when exists (select from gateway_events e where e.tenant_id = $1 and e.request_uuid = r.uuid and e.type = 'paid')
        or (select e.type from gateway_events e where e.tenant_id = $1 and e.request_uuid = r.uuid
          and e.type in ('sent', 'authorized', 'failed') order by e.occurred_at desc, e.uuid desc limit 1) <> 'failed'
      then 'settled' else 'closed' end
  where r.tenant_id = $1 and r.uuid = $2 and r.status = 'closing'`;

/** Stores that the gateway has closed the payment. A paid one is polled later, because it may be refunded there,
 * and so is one that is being paid. */
export const markClosed = (db: Db, tenant: string, { uuid }: Pick<ClaimedRequest, 'uuid'>): Promise<unknown> =>
  db.query(closed, [tenant, uuid, askSettledAfter(0)]);

const polled = `
  update payment_requests set error = null, next_attempt_at = now() + make_interval(secs => coalesce($3, 0)),
    status = case when $3::integer is null then 'closed' else status end
  where tenant_id = $1 and uuid = $2 and status = $4`;

/** Stores that an open payment was polled, or a settled one, for which polling ends some day. */
export function markPolled(
  db: Db,
  tenant: string,
  { uuid, attempts, status }: Pick<ClaimedRequest, 'uuid' | 'attempts' | 'status'>,
): Promise<unknown> {
  const pause = status === 'open' ? askAfter(attempts) : askSettledAfter(attempts);
  return db.query(polled, [tenant, uuid, pause ?? null, status]);
}

const failed = `
  update payment_requests set error = left($3, 500), problem = $5,
    status = case when $4::integer is null then 'failed' else status end,
    next_attempt_at = now() + make_interval(secs => coalesce($4, 0))
  where tenant_id = $1 and uuid = $2 and status in ('pending', 'open', 'closing', 'settled')`;

/** Why a call failed. */
export interface RequestFailure {
  readonly problem: GatewayProblem | undefined;
  /** In the words of the gateway. */
  readonly detail: string;
  /** Whether it is useless to repeat the call. */
  readonly isRefused: boolean;
}

/**
 * Stores a failed call: an open or settled payment is polled again, another call is repeated until it is given up, and one
 * that the gateway refuses is not.
 */
export function markFailed(
  db: Db,
  tenant: string,
  { uuid, attempts, status }: Pick<ClaimedRequest, 'uuid' | 'attempts' | 'status'>,
  { problem, detail, isRefused }: RequestFailure,
): Promise<unknown> {
  const isPolled = status === 'open' || status === 'settled';
  const pause = isPolled ? askAfter(attempts) : isRefused ? undefined : retryAfter(attempts);
  return db.query(failed, [tenant, uuid, detail, pause ?? null, problem ?? null]);
}
