import type { Language } from '../../../../domain/languages.ts';
import type { InvoiceStatus } from '../../../../schemas/parts/invoicing/invoiceActions.ts';
import { readPaymentMail, type PaymentMail } from '../receipts/paymentMail.ts';
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
  readonly number: number | null;
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
  i.uuid, i.status, i.template, i.number, i.company_number, i.currency, i.total, i.open_amount, i.created, i.due_date,
  coalesce(i.payment_responsible, i.service_buyer) ->> 'name' as client, i.service_provider ->> 'name' as company,
  coalesce(s.reply_to, (select c.responsible_email from companies c
    where c.tenant_id = i.tenant_id and c.uuid = i.service_provider_uuid)) as reply_to,
  case ${language} when 'pt' then s.pt_subject when 'es' then s.es_subject else s.en_subject end as subject,
  case ${language} when 'pt' then s.pt_body when 'es' then s.es_body else s.en_body end as body`;

/** A message as its mail is written. */
export interface MailedMessage extends MailedInvoice {
  readonly language: Language;
  readonly with_attachments: boolean;
  readonly recipient: string | null;
  /** What was paid or given back, if it is about that; null if it sends the document. */
  readonly payment: PaymentMail | null;
}

const select = `
  select m.language, m.with_attachments, m.name as recipient, m.transaction_uuid as transaction, ${mailedColumns('m.language')}
  from messages m
    join invoices i on i.tenant_id = m.tenant_id and i.uuid = m.invoice_uuid
    join delivery_settings s on s.tenant_id = m.tenant_id
  where m.tenant_id = $1 and m.uuid = $2`;

type MessageRow = Omit<MailedMessage, 'payment' | 'brand'> & { readonly transaction: string | null };

/** Reads a message with its invoice; undefined if it does not exist. */
export async function readMailed(db: Db, tenant: string, uuid: string): Promise<MailedMessage | undefined> {
  const [found] = await db.query<MessageRow>(select, [tenant, uuid]);
  if (!found) return undefined;
  const { transaction, ...message } = found;
  const [brand, payment] = await Promise.all([
    readBrand(db, tenant, message.uuid),
    transaction === null ? null : readPaymentMail(db, tenant, transaction),
  ]);
  return { ...message, brand, payment };
}
