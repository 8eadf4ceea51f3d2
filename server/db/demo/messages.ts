import type { Db } from '../transaction.ts';

/** The outcome of a demo's message: its delivery, the last answer of the mail server, and the client's answer. */
const outcomes = [
  { status: 'Accepted', delivery: 'sent', answer: '250 2.0.0 Ok: queued' },
  { status: 'Viewed', delivery: 'sent', answer: '250 2.0.0 Ok: queued' },
  { status: 'Declined', delivery: 'sent', answer: '250 2.0.0 Ok: queued', reason: 'O número do pedido está errado.' },
  { status: 'Send', delivery: 'failed', answer: '550 5.1.1 User unknown' },
  { status: 'Send', delivery: 'bounced', answer: '552 5.2.2 Mailbox full' },
  { status: 'Send', delivery: 'sent', answer: '250 2.0.0 Ok: queued' },
] as const;

// Paid invoices, because those that are sent can no longer be reverted.
const insert = `
  insert into messages (tenant_id, invoice_uuid, name, email, language, status, viewed_at, answered_at, reason, delivery,
    attempts, answer, sent_at, created_at)
  select i.tenant_id, i.uuid, i.service_buyer ->> 'name',
    'finance@' || trim(both '-' from regexp_replace(norm(i.service_buyer ->> 'name'), '[^a-z]+', '-', 'g')) || '.test', 'en',
    o.status,
    case when o.status <> 'Send' then i.created_at + interval '5 hours' end,
    case when o.status in ('Accepted', 'Declined') then i.created_at + interval '6 hours' end,
    o.reason, o.delivery, 1, o.answer,
    case when o.delivery <> 'failed' then i.created_at + interval '1 minute' end, i.created_at + interval '1 minute'
  from (select p.*, row_number() over (order by p.created_at desc, p.uuid desc) as place from invoices p
      where p.tenant_id = $1 and p.status = 'paid') i
    join jsonb_to_recordset($2) o (place int, status text, delivery text, answer text, reason text) on o.place = i.place`;

/** Adds messages in all states to the latest paid invoices of a company. */
export const addMessages = (db: Db, tenant: string): Promise<unknown> =>
  db.query(insert, [tenant, JSON.stringify(outcomes.map((outcome, index) => ({ ...outcome, place: index + 1 })))]);
