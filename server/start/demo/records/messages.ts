import type { Db } from '../../../database/transaction.ts';
import { setMoment } from './events.ts';

/** How a demo's message went: its delivery, the last answer of the mail server, and the client's answer. */
interface Outcome {
  readonly delivery: 'sent' | 'failed' | 'bounced';
  readonly answer: string;
  readonly status?: 'Viewed' | 'Accepted' | 'Declined';
  readonly reason?: string;
}

const accepted = '250 2.0.0 Ok: queued';

const outcomes: readonly Outcome[] = [
  { status: 'Accepted', delivery: 'sent', answer: accepted },
  { status: 'Viewed', delivery: 'sent', answer: accepted },
  { status: 'Declined', delivery: 'sent', answer: accepted, reason: 'O número do pedido está errado.' },
  { delivery: 'failed', answer: '550 5.1.1 User unknown' },
  { delivery: 'bounced', answer: '552 5.2.2 Mailbox full' },
  { delivery: 'sent', answer: accepted },
];

// Paid invoices, because those that are sent can no longer be reverted.
const selectPaid = `
  select uuid, created_at from invoices where tenant_id = $1 and status = 'paid' order by created_at desc, uuid desc limit $2`;

const insert = `
  insert into messages (tenant_id, invoice_uuid, name, email, language)
  select tenant_id, uuid, service_buyer ->> 'name',
    'finance@' || trim(both '-' from regexp_replace(norm(service_buyer ->> 'name'), '[^a-z]+', '-', 'g')) || '.test', 'en'
  from invoices where tenant_id = $1 and uuid = $2`;

const deliver = `
  update messages set delivery = $3, attempts = 1, answer = $4, sent_at = case when $3 <> 'failed' then moment() end
  where tenant_id = $1 and invoice_uuid = $2`;

const view = `update messages set status = 'Viewed', viewed_at = moment() where tenant_id = $1 and invoice_uuid = $2`;

const reply = `
  update messages set status = $3, reason = $4, answered_at = moment() where tenant_id = $1 and invoice_uuid = $2`;

const minute = 60_000;

/** Adds messages in all states to the latest paid invoices of a company, as of `now`. */
export async function addMessages(db: Db, tenant: string, now: Date): Promise<void> {
  const [before] = await db.query<{ actor: string }>(`select current_setting('app.actor') as actor`);
  const paid = await db.query<{ uuid: string; created_at: string }>(selectPaid, [tenant, outcomes.length]);
  for (const [index, { uuid, created_at: issued }] of paid.entries()) {
    const { delivery, answer, status, reason } = outcomes[index] ?? { delivery: 'sent', answer: accepted };
    const at = (minutes: number, actor: string) =>
      Promise.all([
        setMoment(db, new Date(Math.min(now.getTime(), new Date(issued).getTime() + minutes * minute))),
        db.query(`select set_config('app.actor', $1, true)`, [actor]),
      ]);
    await at(1, before?.actor ?? '');
    await db.query(insert, [tenant, uuid]);
    await at(2, 'mail');
    await db.query(deliver, [tenant, uuid, delivery, answer]);
    if (!status) continue;
    await at(300, 'public link');
    await db.query(view, [tenant, uuid]);
    if (status === 'Viewed') continue;
    await at(360, 'public link');
    await db.query(reply, [tenant, uuid, status, reason ?? null]);
  }
  await Promise.all([setMoment(db, now), db.query(`select set_config('app.actor', $1, true)`, [before?.actor ?? ''])]);
}
