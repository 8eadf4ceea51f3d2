import { ApiError } from '../../../base/errors.ts';
import { inTenant, readInTenant, type Db } from '../../../database/transaction.ts';
import { publicHash } from '../../../engine/documents/public/publicHash.ts';
import { failureOf, gatewayActor } from './ask.ts';
import { openOf, openPage, type Opening } from './openPage.ts';
import { paymentOf } from './paymentOf.ts';
import {
  claimSeconds,
  markFailed,
  markOpened,
  requestColumns,
  requestTables,
  type ClaimedRequest,
} from './requests.ts';
import { readSecrets } from './secrets.ts';

/** How long the link of a payment of several invoices leads to its page. A page at a gateway lasts a day at most. */
const linkDays = 7;

// The open payment of exactly these invoices and amounts: a second click, or a click after a crash, begins no other one.
const selectSame = `
  select r.uuid from payment_requests r
  where r.tenant_id = $1 and r.status in ('pending', 'open') and r.uuid = any(array(
      select s.request_uuid from payment_shares s where s.tenant_id = $1 and s.invoice_uuid = any($2::uuid[])))
    and (
      select count(*) = cardinality($2::uuid[]) and bool_and(s.invoice_uuid = any($2::uuid[]) and s.amount = i.open_amount
        and i.account_uuid = r.account_uuid)
      from payment_shares s join invoices i on i.tenant_id = $1 and i.uuid = s.invoice_uuid
      where s.tenant_id = $1 and s.request_uuid = r.uuid)
  limit 1`;

const closeOthers = 'select close_joint_payments($1, $2, $3)';

// Of one account and currency, each with an open payment of its own at the gateway for all that is open.
const insert = `
  with asked as (
    select i.uuid, i.number, r.account_uuid, r.gateway, r.amount, r.currency
    from invoices i join payment_requests r on r.tenant_id = $1 and r.invoice_uuid = i.uuid and r.status = 'open'
    where i.tenant_id = $1 and i.uuid = any($2::uuid[]) and i.status = 'billed' and r.amount = i.open_amount
  ), request as (
    insert into payment_requests (tenant_id, account_uuid, gateway, amount, currency, public_hash, return_path, next_attempt_at)
    select $1, account_uuid, gateway, sum(amount), currency, $3, $4, now() + make_interval(secs => ${claimSeconds})
    from asked group by account_uuid, gateway, currency having count(*) = cardinality($2::uuid[])
    returning uuid
  ), shares as (
    insert into payment_shares (tenant_id, request_uuid, position, invoice_uuid, amount)
    select $1, request.uuid, row_number() over (order by asked.number, asked.uuid), asked.uuid, asked.amount
    from request, asked
  ), link as (
    insert into public_links (digest, tenant_id, kind, record_uuid, expires_at)
    select sha256(convert_to($3, 'UTF8')), $1, 'payment', uuid, moment() + make_interval(days => ${linkDays}) from request)
  select uuid from request`;

const selectOne = `
  select ${requestColumns} from payment_requests r ${requestTables} where r.tenant_id = $1 and r.uuid = $2`;

/**
 * Begins one payment of several invoices, or returns the one that has begun; undefined if not all of them can be paid at one
 * gateway now. Other open payments of several invoices that contain one of them end. The caller holds the locks of the
 * invoices, and opens the payment after the transaction.
 */
export async function beginJointPayment(
  db: Db,
  tenant: string,
  invoices: readonly string[],
  returnTo: string,
): Promise<ClaimedRequest | undefined> {
  const [same] = await db.query<{ uuid: string }>(selectSame, [tenant, invoices]);
  await db.query(closeOthers, [tenant, invoices, same?.uuid ?? null]);
  const [begun] = same ? [same] : await db.query<{ uuid: string }>(insert, [tenant, invoices, publicHash(), returnTo]);
  return begun && (await db.query<ClaimedRequest>(selectOne, [tenant, begun.uuid]))[0];
}

/**
 * Has the gateway create a payment of several invoices, unless it has, and returns the address of its page; undefined if it was
 * paid there. Throws what the gateway refuses, and `conflict` for a payment that has ended; the job repeats a call that failed.
 */
export async function openJointPayment(
  opening: Opening,
  tenant: string,
  begun: ClaimedRequest,
): Promise<string | undefined> {
  const created = begun.gateway_id === null ? await create(opening, tenant, begun) : begun;
  const payment = openOf({ tenant, request: created });
  // One of the invoices was settled otherwise meanwhile.
  if (!payment) throw new ApiError('conflict');
  return opening.gateways[created.gateway]?.open ? openPage(opening, payment) : (created.link ?? undefined);
}

async function create(opening: Opening, tenant: string, begun: ClaimedRequest): Promise<ClaimedRequest> {
  const { pool, signal, sealing, gateways } = opening;
  const { account_uuid: account, gateway: name } = begun;
  const store = (write: (db: Db) => Promise<unknown>) => inTenant(pool, { tenant, actor: gatewayActor }, write);
  try {
    const gateway = gateways[name];
    if (!gateway) throw new Error('The gateway is not configured');
    const secrets = await readInTenant(pool, tenant, (db) => readSecrets(db, sealing, tenant, account, name));
    const link = await gateway.request(secrets, paymentOf(opening, tenant, begun), signal);
    await store((db) => markOpened(db, tenant, begun, link));
    const [created] = await readInTenant(pool, tenant, (db) =>
      db.query<ClaimedRequest>(selectOne, [tenant, begun.uuid]),
    );
    if (!created) throw new Error('The payment was not stored');
    return created;
  } catch (error) {
    await store((db) => markFailed(db, tenant, { ...begun, attempts: begun.attempts + 1 }, failureOf(error)));
    throw error;
  }
}
