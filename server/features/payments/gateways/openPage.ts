import type { Lender } from '../../../database/pool/pool.ts';
import { inTenant, readInTenant } from '../../../database/transaction.ts';
import { followLink, linked } from '../../../engine/documents/public/publicLink.ts';
import { gatewayActor, paymentOf, settleReported } from './ask.ts';
import type { Collecting } from './collection.ts';
import { knownConnection, detailOf, type Connection } from './connection.ts';
import { GatewayRefusal, KeysRejected } from './port.ts';
import { requestColumns, type ClaimedRequest } from './requests.ts';
import { readSecrets } from './secrets.ts';

const selectOpen = `
  select ${requestColumns} from payment_requests r
  join invoices i on i.tenant_id = r.tenant_id and i.uuid = r.invoice_uuid and i.status = 'billed'
  join companies c on c.tenant_id = r.tenant_id
  where r.tenant_id = ${linked.tenant} and r.invoice_uuid = ${linked.uuid} and r.status = 'open'`;

/** The payment that the gateway of a public link's invoice collects. */
export interface OpenPayment {
  readonly tenant: string;
  readonly request: ClaimedRequest & { readonly gateway_id: string };
}

/** Finds it; undefined if nothing of the invoice is collected. Throws `not_found` for an unknown link. */
export async function findOpenPayment(pool: Lender, hash: string): Promise<OpenPayment | undefined> {
  const { tenant, read } = await followLink(pool, hash, 'individual', (db) => db.query<ClaimedRequest>(selectOpen));
  const [request] = read;
  const { gateway_id = null } = request ?? {};
  return request && gateway_id !== null ? { tenant: tenant.id, request: { ...request, gateway_id } } : undefined;
}

const addPage = `
  update payment_requests set page_refusal = null, pages = case when $3 = any(pages) then pages else pages || $3::text end
  where tenant_id = $1 and uuid = $2 and status = 'open' returning uuid`;

const keepRefusal = `
  update payment_requests set page_refusal = jsonb_build_object('error', left($3, 500), 'problem', $4::text)
  where tenant_id = $1 and uuid = $2 and status = 'open'`;

const askSoon = `
  update payment_requests set next_attempt_at = least(next_attempt_at, now()) where tenant_id = $1 and uuid = $2 and status = 'open'`;

interface Opening extends Collecting {
  readonly pool: Lender;
  readonly signal: AbortSignal;
}

/**
 * Opens a page on which the payment is paid, and returns its address; undefined if it was paid there, about which the job
 * then asks soon, or closed meanwhile. A page that was opened before and is still open is the same. A refusal is stored for
 * the company.
 */
export async function openPage(
  { pool, signal, ...collecting }: Opening,
  { tenant, request }: OpenPayment,
): Promise<string | undefined> {
  const gateway = collecting.gateways[request.gateway];
  if (!gateway?.open) throw new Error('The gateway opens no pages');
  const { sealing } = collecting;
  const { account_uuid: account, gateway: name } = request;
  const [secrets, known] = await readInTenant(pool, tenant, (db) =>
    Promise.all([readSecrets(db, sealing, tenant, account, name), knownConnection(db, tenant, account, name)]),
  );
  const payment = paymentOf(collecting, tenant, request);
  const key = [tenant, request.uuid];
  const store = (sql: string, ...values: unknown[]) =>
    inTenant(pool, { tenant, actor: gatewayActor }, (db) => db.query(sql, [...key, ...values]));
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
