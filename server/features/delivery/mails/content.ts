import type { Language } from '../../../../domain/languages.ts';
import { isoInstant } from '../../../database/queries/instant.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { readInTenant, type Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { layOut, type LaidOut } from '../../../mail/layOut.ts';
import { writeLetter } from '../../../mail/letter.ts';
import { openLink } from '../../../mail/links.ts';
import { formerTopics, mailTopics, type FormerTopic, type MailTopic, type MailValues } from '../../../mail/topics.ts';
import { testLetter } from '../messages/testMail.ts';
import { readLetter } from '../messages/write.ts';

interface KeptMail {
  readonly uuid: string;
  readonly tenant: string | null;
  readonly subject: string | null;
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

/** How contents are read: links appear only to users who may follow them, documents only with their links. */
export interface ContentBy {
  readonly pool: Pool;
  readonly site: string;
  readonly showsLinks: boolean;
}

const columns = `o.uuid, o.tenant_uuid as tenant, o.subject_uuid as subject, o.topic, o.name, o.email, o.language, o.args, o.link, ${isoInstant('o.created_at')} as created_at,
  coalesce((select t.time_zone from tenants t where t.id = o.tenant_uuid), 'UTC') as time_zone`;

const selectOne = `select ${columns} from outbox o where o.uuid = $1`;

/** Reads a mail. Throws `not_found`, also for one that the user may not read. */
export async function mailContent(db: Db, by: ContentBy, uuid: string): Promise<MailContent> {
  const [mail] = await db.query<KeptMail>(selectOne, [uuid]);
  const content = mail && (await contentOf(by, mail));
  if (!content) throw new ApiError('not_found');
  return content;
}

const recent = `
  select ${columns} from outbox o
  where o.status in ('queued', 'not_sent') and o.created_at > moment() - interval '1 hour'`;

/** Reads unsent mails of the last hour to an address, newest first. */
export async function mailsKeptFor(db: Db, by: ContentBy, email: string): Promise<MailContent[]> {
  const text = `${recent} and lower(o.email) = lower($1) order by o.created_at desc, o.uuid desc limit 5`;
  return contentsOf(by, await db.query<KeptMail>(text, [email]));
}

/** Reads unsent mails of the last hour that a user caused. */
export async function mailsKeptBy(db: Db, by: ContentBy, user: string): Promise<MailContent[]> {
  const text = `${recent} and o.caused_by = $1 order by o.created_at desc, o.uuid desc limit 5`;
  return contentsOf(by, await db.query<KeptMail>(text, [user]));
}

async function contentsOf(by: ContentBy, mails: readonly KeptMail[]): Promise<MailContent[]> {
  const contents = await Promise.all(mails.map((mail) => contentOf(by, mail)));
  return contents.flatMap((content) => content ?? []);
}

async function contentOf(by: ContentBy, mail: KeptMail): Promise<MailContent | undefined> {
  const { uuid, email, language, created_at } = mail;
  if (email === null || language === null) return undefined;
  const opened = by.showsLinks && mail.link !== null ? openLink(mail.link) : undefined;
  // The link to a document is a path.
  const link = opened?.startsWith('/') ? `${by.site}${opened}` : opened;
  const laidOut = await laidOutFor(by, { ...mail, language }, link);
  return laidOut && { uuid, email, created_at, ...laidOut, ...(link !== undefined && { link }) };
}

async function laidOutFor(
  { pool, site, showsLinks }: ContentBy,
  mail: KeptMail & { readonly language: Language },
  link: string | undefined,
): Promise<LaidOut | undefined> {
  const { topic, name, language, args, time_zone: timeZone, tenant, subject } = mail;
  if (isTopic(topic)) {
    const hidesLink = !showsLinks && mail.link !== null;
    const values = { ...args, name: args.name ?? name ?? undefined, link: hidesLink ? '' : link };
    return layOut(writeLetter({ topic, language, values, timeZone, hidesLink }));
  }
  // What a company sends is for its recipients, and for everybody only in the demo.
  if (!showsLinks || tenant === null || subject === null) return undefined;
  if (topic === 'document_test') {
    const test = { invoice: subject, language, args: { ...args }, site };
    const letter = await readInTenant(pool, tenant, (db) => testLetter(db, tenant, test));
    return letter && layOut(letter);
  }
  const scope = { tenant: { id: tenant, timeZone }, now: new Date(mail.created_at) };
  const letter = await readInTenant(pool, tenant, (db) => readLetter(db, scope, subject, link));
  return letter && layOut(letter);
}

const isTopic = (topic: string): topic is MailTopic | FormerTopic =>
  [...mailTopics, ...formerTopics].some((one) => one === topic);
