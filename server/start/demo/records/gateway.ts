import accounts from '../../../../schemas/resources/payments/accounts.ts';
import { randomUUID } from 'node:crypto';
import { settleConnection, type Connection } from '../../../features/payments/gateways/connection.ts';
import { insertRecord } from '../../../engine/writing/write.ts';
import type { Sealing } from '../../../base/sealing.ts';
import type { Db } from '../../../database/transaction.ts';

const selectType = `
  select t.uuid, array_agg(f.uuid order by f.position) as fields
  from account_types t join account_type_fields f on f.account_type_uuid = t.uuid where t.gateway = 'sandbox' group by t.uuid`;

// The last issued invoice moves to the account, and its payment is requested by the next run of the job.
const moveInvoice = `
  with account as (
    select a.uuid from accounts a join account_types y on y.uuid = a.account_type_uuid
    where a.tenant_id = $1 and y.gateway = 'sandbox' order by a.uuid limit 1),
  moved as (
    update invoices set account_uuid = (select uuid from account) where tenant_id = $1 and uuid = (
      select uuid from invoices where tenant_id = $1 and status = 'billed' and type = 'individual' and booked = 0
      order by number desc limit 1)
    returning uuid, account_uuid, open_amount, currency)
  insert into payment_requests (tenant_id, invoice_uuid, account_uuid, gateway, amount, currency)
  select $1, uuid, account_uuid, 'sandbox', open_amount, currency from moved
  returning uuid, invoice_uuid, account_uuid, amount::text, currency`;

interface Requested {
  readonly uuid: string;
  readonly invoice_uuid: string;
  readonly account_uuid: string;
  readonly amount: string;
  readonly currency: string;
}

const insertPayment = `
  insert into gateway_events (tenant_id, account_uuid, invoice_uuid, request_uuid, event_id, type, amount, currency,
    occurred_at, status, reason)
  values ($1, $2, $3, $4, 'demo-paid', 'paid', $6::numeric - 10, $5, moment(), 'review', 'amount_differs')`;

const insertRefunded = `
  insert into gateway_events (tenant_id, account_uuid, invoice_uuid, request_uuid, event_id, type, amount, currency,
    occurred_at, status, reason)
  select $1, r.account_uuid, r.invoice_uuid, r.uuid, 'demo-refunded', 'refunded', r.amount + 10, r.currency, moment(), 'review',
    'refund_exceeds_payment'
  from payment_requests r join invoices i on i.tenant_id = $1 and i.uuid = r.invoice_uuid
  where r.tenant_id = $1 and i.status = 'paid' and i.refunded = 0 order by i.number desc limit 1`;

/** An account at the sandbox: what it has entered, and what the sandbox said. */
interface DemoAccount {
  readonly name: string;
  readonly secrets: readonly string[];
  readonly connection: Connection;
}

// The first one collects. The sandbox rejects keys that begin so.
const accountsOf = (): readonly DemoAccount[] => [
  { name: 'Sandbox', secrets: [randomUUID(), randomUUID()], connection: { state: 'verified', mode: 'test' } },
  { name: 'Sandbox Europa', secrets: [randomUUID()], connection: { state: 'verified', mode: 'test' } },
  {
    name: 'Sandbox Reino Unido',
    secrets: [`rejected-${randomUUID()}`, randomUUID()],
    connection: { state: 'failing', error: 'rejected', mode: 'test' },
  },
];

/**
 * Adds accounts at the sandbox: one that works, one whose webhook secret is missing, and one whose key it rejects. Without
 * a key to seal their secrets, they have none and cannot collect. Returns the key of the one that works, if it does.
 */
export async function addGatewayAccounts(
  db: Db,
  tenant: string,
  sealing: Sealing | undefined,
): Promise<string | undefined> {
  const [type] = await db.query<{ uuid: string; fields: readonly string[] }>(selectType);
  if (!type) throw new Error('The demo has no account type of the sandbox');
  const added: string[] = [];
  for (const { name, secrets, connection } of accountsOf()) {
    const fields = secrets.map((value, at) => ({ field: type.fields[at], secret: { value } }));
    const account = { name, account_type: { uuid: type.uuid }, fields: sealing ? fields : [] };
    const { record } = await insertRecord(db, accounts, tenant, account, sealing ? { sealing } : {});
    const uuid = String(record['uuid']);
    await settleConnection(db, tenant, uuid, connection);
    added.push(uuid);
  }
  return sealing && added[0];
}

/** Lets the sandbox collect an invoice, and adds a payment of less and a refund of more that wait for a person. */
export async function addReviewedEvents(db: Db, tenant: string): Promise<void> {
  const [request] = await db.query<Requested>(moveInvoice, [tenant]);
  if (!request) throw new Error('The demo has no open invoice');
  const { uuid, invoice_uuid: invoice, account_uuid: account, currency, amount } = request;
  await db.query(insertPayment, [tenant, account, invoice, uuid, currency, amount]);
  await db.query(insertRefunded, [tenant]);
}

const insertRefund = `
  insert into refunds (tenant_id, invoice_uuid, account_uuid, request_uuid, amount, currency, reason, status, attempts, error)
  select $1, r.invoice_uuid, r.account_uuid, r.uuid, 100, r.currency, 'Desconto combinado depois', 'failed', 1, 'refused'
  from payment_requests r join invoices i on i.tenant_id = $1 and i.uuid = r.invoice_uuid
  where r.tenant_id = $1 and i.status = 'paid' and i.refunded = 0 limit 1 returning uuid`;

/** Adds a refund that the gateway refused. */
export async function addFailedRefund(db: Db, tenant: string): Promise<void> {
  const added = await db.query(insertRefund, [tenant]);
  if (added.length === 0) throw new Error('The demo has no invoice that a gateway collected');
}
