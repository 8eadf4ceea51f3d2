/** What a mail can be about: its words stand under `mails.<topic>` in the locales. */
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
] as const;

export type MailTopic = (typeof mailTopics)[number];

/** What the words of a mail may name. A sentence that names a missing value is left out. */
export interface MailValues {
  /** Absolute, made from the configuration. It may work once, so it is sealed until the mail is sent. */
  readonly link?: string | undefined;
  /** Who is written to; the recipient's name unless said. */
  readonly name?: string | undefined;
  readonly company?: string | undefined;
  /** Who did what the mail tells of. */
  readonly actor?: string | undefined;
  /** The name of a role, or the built-in role it is. */
  readonly role?: string | undefined;
  /** An instant (ISO 8601): until when the link works. The mail is not sent later. */
  readonly expires?: string | undefined;
  readonly device?: string | undefined;
  readonly place?: string | undefined;
  /** An instant (ISO 8601): when it happened. */
  readonly at?: string | undefined;
}
