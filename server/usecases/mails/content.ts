import type { Language } from '../../../domain/languages.ts';
import { isoInstant } from '../../db/instant.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import { layOut, type LaidOut } from '../../mail/layOut.ts';
import { writeLetter } from '../../mail/letter.ts';
import { openLink } from '../../mail/links.ts';
import { mailTopics, type MailTopic, type MailValues } from '../../mail/topics.ts';

interface KeptMail {
  readonly uuid: string;
  readonly topic: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly language: Language | null;
  readonly args: MailValues;
  readonly link: string | null;
  readonly created_at: string;
  readonly time_zone: string;
}

/** A mail as its recipient reads it. */
export interface MailContent extends LaidOut {
  readonly uuid: string;
  readonly email: string;
  readonly created_at: string;
  /** Its link, for users who may see it. */
  readonly link?: string;
}

const columns = `o.uuid, o.topic, o.name, o.email, o.language, o.args, o.link, ${isoInstant('o.created_at')} as created_at,
  coalesce((select t.time_zone from tenants t where t.id = o.tenant_uuid), 'UTC') as time_zone`;

const selectOne = `select ${columns} from outbox o where o.uuid = $1`;

/** Reads a mail, with its link only if the user may follow it. Throws `not_found`, also without texts. */
export async function mailContent(db: Db, uuid: string, showsLink: boolean): Promise<MailContent> {
  const [mail] = await db.query<KeptMail>(selectOne, [uuid]);
  const content = mail && contentOf(mail, showsLink);
  if (!content) throw new ApiError('not_found');
  return content;
}

const recent = `
  select ${columns} from outbox o
  where o.status in ('queued', 'not_sent') and o.created_at > moment() - interval '1 hour'`;

/** Reads unsent mails of the last hour to an address, newest first. */
export async function mailsKeptFor(db: Db, email: string): Promise<MailContent[]> {
  const text = `${recent} and lower(o.email) = lower($1) order by o.created_at desc, o.uuid desc limit 5`;
  return contentsOf(await db.query<KeptMail>(text, [email]));
}

/** Reads unsent mails of the last hour that a user caused. */
export async function mailsKeptBy(db: Db, user: string): Promise<MailContent[]> {
  const text = `${recent} and o.caused_by = $1 order by o.created_at desc, o.uuid desc limit 5`;
  return contentsOf(await db.query<KeptMail>(text, [user]));
}

const contentsOf = (mails: readonly KeptMail[]): MailContent[] => mails.flatMap((mail) => contentOf(mail, true) ?? []);

function contentOf(mail: KeptMail, showsLink: boolean): MailContent | undefined {
  const { uuid, topic, name, email, language, args, created_at, time_zone: timeZone } = mail;
  if (!isTopic(topic) || email === null || language === null) return undefined;
  const hidesLink = !showsLink && mail.link !== null;
  const link = showsLink && mail.link !== null ? openLink(mail.link) : undefined;
  const values = { ...args, name: args.name ?? name ?? undefined, link: hidesLink ? '' : link };
  const laidOut = layOut(writeLetter({ topic, language, values, timeZone, hidesLink }));
  return { uuid, email, created_at, ...laidOut, ...(link !== undefined && { link }) };
}

const isTopic = (topic: string): topic is MailTopic => mailTopics.some((one) => one === topic);
