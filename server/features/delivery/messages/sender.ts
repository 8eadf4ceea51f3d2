import { mailboxOf } from '../../../mail/address.ts';
import type { WrittenMail } from '../../../mail/handOver.ts';
import type { MailedInvoice } from './mailedInvoices.ts';

/** Returns who sends an invoice: the company's name beside the installation's address, and where answers go. */
export const senderOf = ({ company, reply_to: replyTo }: MailedInvoice): Pick<WrittenMail, 'sender' | 'replyTo'> => ({
  sender: company,
  ...(replyTo && { replyTo: { name: company, address: mailboxOf(replyTo) } }),
});
