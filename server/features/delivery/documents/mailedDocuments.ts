import quotes from '../../../../schemas/resources/quoting/quotes.ts';
import proformas from '../../../../schemas/resources/quoting/proformas.ts';
import creditNotes from '../../../../schemas/resources/invoicing/credit-notes.ts';
import debitNotes from '../../../../schemas/resources/invoicing/debit-notes.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { ClientTopic } from '../../../mail/topics.ts';

interface MailedDocument {
  readonly resource: Resource;
  /** Whether its mail encloses the PDF: a reminder goes to those who have it. */
  readonly isEnclosed: boolean;
}

/** What the mails of companies send besides invoices, by topic. */
export const mailedDocuments: Readonly<Record<ClientTopic, MailedDocument>> = {
  quote: { resource: quotes, isEnclosed: true },
  quote_reminder: { resource: quotes, isEnclosed: false },
  proforma: { resource: proformas, isEnclosed: true },
  credit_note: { resource: creditNotes, isEnclosed: true },
  debit_note: { resource: debitNotes, isEnclosed: true },
};
