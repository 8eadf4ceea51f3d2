import type { Lender } from '../../../database/pool/pool.ts';
import { inTenant, readInTenant } from '../../../database/transaction.ts';
import { followLink, linked } from '../../../engine/documents/public/publicLink.ts';
import { gatewayActor, settleReported } from './ask.ts';
import type { Collecting } from './collection.ts';
import { knownConnection, detailOf, type Connection } from './connection.ts';
import { paymentOf } from './paymentOf.ts';
import { GatewayRefusal, KeysRejected } from './port.ts';
import { requestColumns, requestTables, type ClaimedRequest } from './requests.ts';
import { readSecrets } from './secrets.ts';

// A payment of several invoices is found by its own link, also when it is no longer open.
const selectLinked = `
  select ${requestColumns}, (
    select bool_and(e.type <> 'paid') from gateway_events e
    where e.tenant_id = r.tenant_id and e.request_uuid = r.uuid and e.type in ('sent', 'authorized', 'paid')) as is_sent
  from payment_requests r ${requestTables}
  where r.tenant_id = ${linked.tenant} and (r.uuid = ${linked.uuid} or (r.invoice_uuid = ${linked.uuid} and r.status = 'open'))`;

/** The payment that a gateway collects by a public link: that of an invoice, or of several ones together. */
export interface LinkedPayment {
  readonly tenant: string;
  readonly request: ClaimedRequest;
  /** Whether it is on its way: paid, and not confirmed. */
  readonly isSent: boolean;
  /** Whether all of it has arrived. */
  readonly isReceived: boolean;
}

/** One that can be paid. */
export interface OpenPayment extends Pick<LinkedPayment, 'tenant'> {
  readonly request: ClaimedRequest & { readonly gateway_id: string };
}

/** Finds it; undefined if nothing of the invoice is collected. Throws `not_found` for an unknown link. */
export async function findPayment(pool: Lender, hash: string): Promise<LinkedPayment | undefined> {
  const { tenant, read } = await followLink(pool, hash, null, (db) =>
    db.query<ClaimedRequest & { is_sent: boolean | null }>(selectLinked),
  );
  const [found] = read;
  return (
    found && { tenant: tenant.id, request: found, isSent: found.is_sent === true, isReceived: found.is_sent === false }
  );
}

/** Returns a payment that can be paid; undefined for one that has ended, or that its gateway has not created. */
export function openOf({ tenant, request }: Pick<LinkedPayment, 'tenant' | 'request'>): OpenPayment | undefined {
  const { gateway_id: id, status } = request;
  return id !== null && status === 'open' ? { tenant, request: { ...request, gateway_id: id } } : undefined;
}

const addPage = `
  update payment_requests set page_refusal = null, pages = case when $3 = any(pages) then pages else pages || $3::text end
  where tenant_id = $1 and uuid = $2 and status = 'open' returning uuid`;

const keepRefusal = `
  update payment_requests set page_refusal = jsonb_build_object('error', left($3, 500), 'problem', $4::text)
  where tenant_id = $1 and uuid = $2 and status = 'open'`;

const askSoon = `
  update payment_requests set next_attempt_at = least(next_attempt_at, now()) where tenant_id = $1 and uuid = $2 and status = 'open'`;

/** What opening a page needs. */
export interface Opening extends Collecting {
  readonly pool: Lender;
  readonly signal: AbortSignal;
}

/**
 * Opens a page on which the payment is paid, and returns its address; undefined if it was paid there, about which the job
 * then asks soon, or closed meanwhile: from a gateway whose pages last, only a payer who has paid comes here. A page that was
 * opened before and is still open is the same. A refusal is stored for the company.
 */
export async function openPage(
  { pool, signal, ...collecting }: Opening,
  { tenant, request }: OpenPayment,
): Promise<string | undefined> {
  const gateway = collecting.gateways[request.gateway];
  if (!gateway) throw new Error('The gateway is not configured');
  const key = [tenant, request.uuid];
  const store = (sql: string, ...values: unknown[]) =>
    inTenant(pool, { tenant, actor: gatewayActor }, (db) => db.query(sql, [...key, ...values]));
  if (!gateway.open) {
    await store(askSoon);
    return undefined;
  }
  const { sealing } = collecting;
  const { account_uuid: account, gateway: name } = request;
  const [secrets, known] = await readInTenant(pool, tenant, (db) =>
    Promise.all([readSecrets(db, sealing, tenant, account, name), knownConnection(db, tenant, account, name)]),
  );
  const payment = paymentOf(collecting, tenant, request);
  const settle = (reported: Connection) => settleReported(pool, { tenant, account }, known, reported);
  const page = await gateway.open(secrets, payment, request.pages, signal).catch(async (error: unknown) => {
    if (error instanceof KeysRejected)
      await settle({ state: 'failing', error: error.reason, detail: detailOf(error, secrets) });
    if (error instanceof GatewayRefusal) await store(keepRefusal, detailOf(error, secrets), error.problem);
    throw error;
  });
  await settle({ state: 'verified', mode: gateway.mode(secrets) });
  const stored = await (page ? store(addPage, page.id) : store(askSoon));
  if (!page) return undefined;
  if (stored.length > 0) return page.url;
  // The request was closed after it was read, with the pages that it had then.
  await gateway.close(secrets, { id: request.gateway_id, pages: [page.id] }, signal);
  return undefined;
}
