import { languageOfCountry } from '../../../../domain/languages.ts';
import type { Db } from '../../../database/transaction.ts';
import { queueMail } from '../../../mail/queueMail.ts';

interface Notified {
  readonly status: 'Accepted' | 'Declined';
  readonly recipient: string;
  readonly reason: string | null;
  readonly invoice: string;
  readonly number: string;
  readonly company: string;
  readonly email: string;
  readonly country: string | null;
}

const select = `
  select m.status, coalesce(m.name || ' <' || m.email || '>', m.email) as recipient, m.reason, i.uuid as invoice,
    i.number::text as number, c.name as company, coalesce(s.reply_to, c.responsible_email) as email,
    i.service_provider #>> '{location,country,identifier}' as country
  from messages m
    join invoices i on i.tenant_id = m.tenant_id and i.uuid = m.invoice_uuid
    join companies c on c.tenant_id = i.tenant_id and c.uuid = i.service_provider_uuid
    join delivery_settings s on s.tenant_id = m.tenant_id and s.notify_answers
  where m.tenant_id = $1 and m.uuid = $2 and coalesce(s.reply_to, c.responsible_email) is not null`;

/** Queues a mail about an answer to the company's address for replies, if the company wants it. */
export async function notifyAnswer(db: Db, tenant: string, message: string, site: string): Promise<void> {
  const [found] = await db.query<Notified>(select, [tenant, message]);
  if (!found) return;
  const { status, recipient: actor, reason, invoice, number, company, email, country } = found;
  await queueMail(db, {
    topic: status === 'Accepted' ? 'document_accepted' : 'document_declined',
    to: { name: company, email },
    language: languageOfCountry(country ?? undefined),
    values: { link: `${site}/company/invoices/${invoice}`, company, actor, number, ...(reason !== null && { reason }) },
    subject: message,
  });
}
