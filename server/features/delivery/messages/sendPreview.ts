import { addresseeText } from '../../../../domain/delivery/addressees.ts';
import { isOffered } from '../../../../domain/actions/offeredActions.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { Dispatch } from '../../../../schemas/parts/delivery/dispatch.ts';
import { invoiceActions, type InvoiceStatus } from '../../../../schemas/parts/invoicing/invoiceActions.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { layOut } from '../../../mail/layOut.ts';
import { sendingOf, recipientsIn, type Sendable } from './documentRecipients.ts';
import { attachedFiles, pdfName } from './enclosures.ts';
import { textsOf } from './letter.ts';
import { readSample, writeTried } from './sample.ts';

interface SentInvoice extends Sendable {
  readonly status: InvoiceStatus;
  /** The language that the company has fixed. */
  readonly fixed: Language | null;
  readonly with_attachments: boolean;
}

const select = `
  select i.uuid, i.status, i.send_email, i.responsible_name, i.responsible_email, i.service_buyer, i.payment_responsible,
    s.with_attachments,
    (select nullif(c.document_language, 'client') from companies c where c.tenant_id = $1 limit 1) as fixed
  from invoices i join delivery_settings s on s.tenant_id = i.tenant_id
  where i.tenant_id = $1 and i.uuid = $2`;

/**
 * Returns the mail that sending an invoice would write, without its recipients' links, and the texts in use before their
 * placeholders are filled. Throws `not_found`, and `validation` for what sending refuses.
 */
export async function previewSending(db: Db, tenant: string, uuid: string, input: Dispatch, site: string) {
  const [invoice] = await db.query<SentInvoice>(select, [tenant, uuid]);
  if (!invoice) throw new ApiError('not_found');
  if (!isOffered(invoiceActions, 'send', invoice)) throw new ApiError('status_not_allowed');
  const { to, cc, language: spoken } = sendingOf(invoice, '', recipientsIn(input));
  const language = invoice.fixed ?? spoken;
  const [sample, attachments] = await Promise.all([
    readSample(db, tenant, language, uuid),
    attachedFiles(db, tenant, uuid),
  ]);
  const texts = textsOf(
    { subject: input.subject?.trim() || sample.subject, body: input.message?.trim() || sample.body },
    language,
  );
  const recipient = to[0]?.name ?? sample.recipient;
  const { subject, html } = layOut(writeTried({ ...sample, recipient }, { language, ...texts }, site));
  return {
    language,
    email: to.map(addresseeText),
    cc: cc.map(addresseeText),
    texts: { subject: texts.subject, message: texts.body },
    pdf: pdfName(invoices, sample.number),
    with_attachments: input.with_attachments ?? invoice.with_attachments,
    attachments: attachments.map(({ name, size }) => ({ name, size })),
    subject,
    html,
  };
}
