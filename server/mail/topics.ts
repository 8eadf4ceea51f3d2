/** The topics of mails; their texts are `mails.<topic>` in the locales. */
export const mailTopics = [
  'invitation',
  'reset',
  'email_confirm',
  'email_changed',
  'new_device',
  'access_granted',
  'access_withdrawn',
  'access_requested',
  'access_declined',
  'template_failed',
  'notices',
  'month',
  'data_export',
  'data_export_failed',
  'quote',
  'quote_reminder',
  'proforma',
  'credit_note',
  'debit_note',
] as const;

export type MailTopic = (typeof mailTopics)[number];

/** The topics of mails that a company sends to its clients, in its own name. */
export const clientTopics = [
  'quote',
  'quote_reminder',
  'proforma',
  'credit_note',
  'debit_note',
] as const satisfies readonly MailTopic[];

export type ClientTopic = (typeof clientTopics)[number];

/** The topics of mails that only former releases sent: they are still shown. */
export const formerTopics = ['document_accepted', 'document_declined'] as const;

export type FormerTopic = (typeof formerTopics)[number];

/** The values of a mail's texts. A sentence with a missing value is omitted. */
export interface MailValues {
  /** An absolute URL from the configuration. It may be a one-time link, so it is encrypted until sent. */
  readonly link?: string | undefined;
  /** The addressee; the recipient's name by default. */
  readonly name?: string | undefined;
  readonly company?: string | undefined;
  /** The user who caused the mail. */
  readonly actor?: string | undefined;
  /** The name of a role, or a built-in role. */
  readonly role?: string | undefined;
  /** When the link expires (ISO 8601). The mail is not sent later. */
  readonly expires?: string | undefined;
  /** The number of a document, and why a note was written, why its recipient declines it (former topics), or why something failed. */
  readonly number?: string | undefined;
  readonly reason?: string | undefined;
  /** The name of a template. */
  readonly template?: string | undefined;
  readonly device?: string | undefined;
  readonly place?: string | undefined;
  /** What happened in a company, a sentence for each kind of event. */
  readonly mention?: string | undefined;
  readonly paid?: string | undefined;
  readonly answered?: string | undefined;
  readonly bounced?: string | undefined;
  readonly refund_failed?: string | undefined;
  readonly disputed?: string | undefined;
  readonly charged_back?: string | undefined;
  readonly on_hold?: string | undefined;
  readonly run_finished?: string | undefined;
  readonly import_judged?: string | undefined;
  readonly import_finished?: string | undefined;
  readonly data_exported?: string | undefined;
  readonly quote_answered?: string | undefined;
  /** Where answers to the mail of a company go. */
  readonly reply_to?: string | undefined;
  /** The last day of the validity of a quote, as its recipient reads it. */
  readonly until?: string | undefined;
  /** The number of the invoice that a note corrects, and the total of the note, as its recipient reads it. */
  readonly corrects?: string | undefined;
  readonly total?: string | undefined;
  /** The name of a month. */
  readonly month?: string | undefined;
  /** When the event happened (ISO 8601). */
  readonly at?: string | undefined;
}
