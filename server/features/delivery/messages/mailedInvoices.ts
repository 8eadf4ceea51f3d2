import type { Language } from '../../../../domain/languages.ts';
import type { InvoiceStatus } from '../../../../schemas/parts/invoicing/invoiceActions.ts';
import { readPaymentMail, type PaymentMail } from '../receipts/paymentMail.ts';
import { readReminderMail, type ReminderMail } from '../reminders/reminderMail.ts';
import type { Db } from '../../../database/transaction.ts';
import { readBrand, type Brand } from './brand.ts';

/** The texts of a company's mails; null means the default text. */
export interface DeliveryTexts {
  readonly subject: string | null;
  readonly body: string | null;
}

/** An invoice with the values of its mail. */
export interface MailedInvoice extends DeliveryTexts {
  readonly uuid: string;
  readonly status: InvoiceStatus;
  readonly template: string;
  /** As it is printed. */
  readonly number: string | null;
  readonly company_number: string | null;
  readonly currency: string;
  readonly total: string;
  readonly open_amount: string;
  readonly created: string;
  readonly due_date: string;
  readonly client: string;
  readonly company: string;
  readonly reply_to: string | null;
  readonly brand: Brand;
}

/** The columns of a `MailedInvoice` from `invoices i`, with the texts of one language, without its brand. */
export const mailedColumns = (language: string): string => `
  i.uuid, i.status, i.template, i.full_number as number, i.company_number, i.currency, i.total, i.open_amount, i.created, i.due_date,
  coalesce(i.payment_responsible, i.service_buyer) ->> 'name' as client, i.service_provider ->> 'name' as company,
  coalesce(s.reply_to, (select c.responsible_email from companies c
    where c.tenant_id = i.tenant_id and c.uuid = i.service_provider_uuid)) as reply_to,
  case ${language} when 'pt' then s.pt_subject when 'es' then s.es_subject else s.en_subject end as subject,
  case ${language} when 'pt' then s.pt_body when 'es' then s.es_body else s.en_body end as body`;

interface NamedAddress {
  readonly name: string;
  readonly address: string;
}

/** A message as its mail is written. */
export interface MailedMessage extends MailedInvoice {
  readonly language: Language;
  readonly with_attachments: boolean;
  readonly recipient: string | null;
  /** The recipients as the mail names them: the first is answered for. */
  readonly addressed: { readonly to: readonly NamedAddress[]; readonly cc: readonly NamedAddress[] };
  /** Whether it is a copy, which leads to the message of its recipient. */
  readonly is_copy: boolean;
  /** The hash of the invoice's page; null once its link has ended. */
  readonly hash: string | null;
  /** What was paid or given back, if it is about that; null if it sends the document. */
  readonly payment: PaymentMail | null;
  /** What it reminds of, if it is a reminder. */
  readonly reminder: ReminderMail | null;
}

const address = (m: string): string => `jsonb_build_object('name', coalesce(${m}.name, ''), 'address', ${m}.email)`;

// A copy reads as the mail of its recipient, \`l\`.
const select = `
  select m.language, m.with_attachments, l.name as recipient, m.cc_of is not null as is_copy,
    m.transaction_uuid as transaction, m.mail_uuid as mail, m.subject as own_subject, m.body as own_body,
    jsonb_build_object('to', jsonb_build_array(${address('l')}), 'cc', coalesce(
      (select jsonb_agg(${address('c')} order by c.uuid) from messages c
        where c.tenant_id = $1 and c.cc_of = l.uuid and not c.is_replaced), '[]')) as addressed,
    i.public_hash as hash, ${mailedColumns('m.language')}
  from messages m
    join messages l on l.tenant_id = m.tenant_id and l.uuid = coalesce(m.cc_of, m.uuid)
    join invoices i on i.tenant_id = m.tenant_id and i.uuid = m.invoice_uuid
    join delivery_settings s on s.tenant_id = m.tenant_id
  where m.tenant_id = $1 and m.uuid = $2`;

/** Reads a message with its invoice; undefined if it does not exist. */
export async function readMailed(db: Db, tenant: string, uuid: string): Promise<MailedMessage | undefined> {
  const [found] = await db.query<FoundMessage>(select, [tenant, uuid]);
  if (!found) return undefined;
  const { transaction, mail, own_subject, own_body, ...message } = found;
  const [brand, payment, reminder] = await Promise.all([
    readBrand(db, tenant, message.uuid),
    transaction === null ? null : readPaymentMail(db, tenant, transaction),
    mail === null ? null : readReminderMail(db, tenant, mail),
  ]);
  // A reminder has its own default texts.
  const usual = reminder === null ? message : { subject: null, body: null };
  const texts = { subject: own_subject ?? usual.subject, body: own_body ?? usual.body };
  return { ...message, ...texts, brand, payment, reminder };
}

type FoundMessage = Omit<MailedMessage, 'payment' | 'reminder' | 'brand'> & {
  readonly transaction: string | null;
  readonly mail: string | null;
  /** The texts of this mail alone. */
  readonly own_subject: string | null;
  readonly own_body: string | null;
};
