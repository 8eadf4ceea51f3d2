import type { Language } from '../../domain/languages.ts';
import type { Db } from '../database/transaction.ts';
import { mailboxOf, oneLine } from './address.ts';
import { sealLink } from './links.ts';
import type { MailTopic, MailValues } from './topics.ts';

/** A mail to one recipient. */
export interface QueuedMail {
  readonly topic: MailTopic;
  readonly to: { readonly name?: string | undefined; readonly email: string };
  readonly language: Language;
  readonly values: MailValues;
  /** The key of the record it refers to. */
  readonly subject?: string | undefined;
  /** The tenant it is sent for, if the transaction is not the tenant's; the platform by default. */
  readonly tenant?: string | undefined;
}

/** Longer values are cut. */
const longestValue = 500;

const insert = `
  insert into outbox (tenant_uuid, topic, subject_uuid, status, lane, name, email, language, args, link, expires_at)
  select tenant, $2, $3::uuid, 'queued', coalesce(tenant::text, lower(split_part($5, '@', 2))), $4, $5, $6, $7::jsonb, $8,
    $9::timestamptz
  from (select coalesce($1::uuid, current_tenant()) as tenant) of`;

/**
 * Queues a mail in the transaction of its cause: a tenant's, the platform's, or sign-in. It is sent after the commit,
 * or not at all. Throws RangeError if the address is not one mailbox.
 */
export async function queueMail(db: Db, mail: QueuedMail): Promise<void> {
  const { topic, to, language, values, subject, tenant } = mail;
  const { link, ...stored } = values;
  if (link !== undefined && !/^https?:\/\//.test(link))
    throw new RangeError('The link of a mail is an absolute address');
  const name = oneLine(to.name ?? '', 200) || null;
  await db.query(insert, [
    tenant ?? null,
    topic,
    subject ?? null,
    name,
    mailboxOf(to.email),
    language,
    JSON.stringify(shortened(stored)),
    link === undefined ? null : sealLink(link),
    values.expires ?? null,
  ]);
}

const shortened = (values: Omit<MailValues, 'link'>): object =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, oneLine(value, longestValue)]] : [],
    ),
  );
