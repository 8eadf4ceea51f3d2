import { randomUUID } from 'node:crypto';
import { receiveEvent } from '../../usecases/gateway-events/receive.ts';
import type { Db } from '../transaction.ts';
import type { DemoCompany } from './shape.ts';

const enter = `
  select id, set_config('app.tenant', id::text, true), set_config('app.actor', 'gateway', true) from tenants where slug = $1`;

const move = `
  with account as (
    select a.uuid from accounts a join account_types y on y.uuid = a.account_type_uuid
    where a.tenant_id = $1 and y.gateway = 'sandbox'),
  moved as (
    update invoices i set account_uuid = a.uuid from account a where i.tenant_id = $1 and i.uuid = (
      select uuid from invoices where tenant_id = $1 and status = 'billed' and type = 'individual' and booked = 0
        and account_uuid is distinct from a.uuid
      order by number desc limit 1)
    returning i.uuid, i.account_uuid, i.open_amount, i.currency)
  insert into payment_requests (tenant_id, invoice_uuid, account_uuid, gateway, amount, currency, status, gateway_id)
  select $1, uuid, account_uuid, 'sandbox', open_amount, currency, 'open', $2 from moved
  returning account_uuid, amount::text, currency`;

/** Lets the sandbox collect an invoice of a company that was paid there now, so that it can be refunded. */
export async function addCollected(db: Db, { slug, timeZone }: DemoCompany, now: Date): Promise<void> {
  const [tenant] = await db.query<{ id: string }>(enter, [slug]);
  const id = tenant?.id ?? '';
  const payment = randomUUID();
  const [request] = await db.query<{ account_uuid: string; amount: string; currency: string }>(move, [id, payment]);
  if (!request) throw new Error('The demo has no open invoice');
  const { account_uuid: account, ...paid } = request;
  const event = { event_id: randomUUID(), payment_id: payment, type: 'paid', occurred_at: now.toISOString() } as const;
  await receiveEvent(db, { tenant: { id, timeZone }, now }, account, { ...event, ...paid });
}
