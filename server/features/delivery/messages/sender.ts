import { mailboxOf } from '../../../mail/address.ts';
import type { WrittenMail } from '../../../mail/handOver.ts';
import type { MailedInvoice } from './mailedInvoices.ts';

/** Returns who sends a mail of a company: the company's name beside the installation's address, and where answers go. */
export const senderOf = ({
  company,
  reply_to: replyTo,
}: Pick<MailedInvoice, 'company' | 'reply_to'>): Pick<WrittenMail, 'sender' | 'replyTo'> => ({
  sender: company,
  ...(replyTo && { replyTo: { name: company, address: mailboxOf(replyTo) } }),
});
