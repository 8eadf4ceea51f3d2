import type { Infer } from '../../resource.ts';
import { documentRecipients } from '../documents/document.ts';
import { mailBody, mailSubject } from './mailTexts.ts';

/** Addresses, each with or without a name (`Bia Reis <bia@client.test>`): a list, or one text. */
export const addresses = {
  type: ['array', 'string'],
  addressees: true,
  maxItems: 20,
  maxLength: 2000,
  items: { type: 'string', maxLength: 520 },
} as const;

/** What sending an invoice asks for (specification §7 `invoice/{id}/email`). */
export const dispatch = {
  type: 'object',
  additionalProperties: false,
  properties: {
    // The invoice's own recipients by default.
    email: addresses,
    // Those who get a copy, with the link of the first recipient.
    cc: addresses,
    // The texts of this mail alone; the company's by default.
    subject: mailSubject,
    message: mailBody,
    // The company's setting by default.
    with_attachments: { type: 'boolean' },
  },
} as const;

export type Dispatch = Infer<typeof dispatch>;

/** To whom a document besides invoices is mailed; by default its own recipients, else the address of its client. */
export const documentMailing = {
  type: 'object',
  additionalProperties: false,
  properties: { email: addresses },
} as const;

/** What sending a message again asks for: another address replaces a wrong one. */
export const resend = {
  type: 'object',
  additionalProperties: false,
  properties: { email: { type: 'string', format: 'email', maxLength: 254 } },
} as const;

export type Resend = Infer<typeof resend>;

/** The recipients of an invoice (specification §7 `update-send-email`); `dispatch_email` also sends it. */
export const invoiceRecipients = {
  type: 'object',
  required: ['send_email'],
  additionalProperties: false,
  properties: {
    ...documentRecipients,
    // Required, so that no default applies.
    send_email: { type: 'boolean' },
    dispatch_email: { type: 'boolean', default: false },
  },
} as const;

export type InvoiceRecipients = Infer<typeof invoiceRecipients>;
