import { documentLanguage } from '../../../../domain/documents/language.ts';
import { publicPath } from '../../../../domain/documents/publicPath.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import type { Language } from '../../../../domain/languages.ts';
import { memoized } from '../../../../domain/memoized.ts';
import { ownProperty } from '../../../../domain/schema/property.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import { namesOf } from '../../../engine/documents/names.ts';
import type { Scope } from '../../../identity/scope.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import type { ClientTopic } from '../../../mail/topics.ts';
import { sendingOf, type Recipients } from '../messages/documentRecipients.ts';
import { mailedDocuments } from './mailedDocuments.ts';

interface Mailed {
  readonly number: string;
  readonly hash: string;
  readonly currency: string;
  readonly total: string;
  /** The last day of its validity. */
  readonly until: string | null;
  /** Of a note: the number of its invoice, and why it was written. */
  readonly corrects: string | null;
  readonly reason: string | null;
  readonly responsible_name: string | null;
  /** Its recipients, else the address of its client. */
  readonly responsible_email: string | null;
  readonly company: string;
  readonly reply_to: string | null;
  readonly language: Language | null;
  readonly country: string | null;
}

// The lock serializes the mails of a company, so that its limits hold.
const lock = `select pg_advisory_xact_lock(hashtextextended('document mails ' || $1::text, 0))`;

const textsOf = memoized((resource: Resource) => {
  const { table } = namesOf(resource);
  const { document, schema } = resource;
  const isNote = ownProperty(schema, 'corrects_uuid') !== undefined;
  return {
    mark: `update ${table} set mailed_at = moment() where tenant_id = $1 and uuid = $2`,
    select: `
  select d.full_number as number, d.public_hash as hash, d.currency, d.total::text as total, d.responsible_name,
    ${document?.ends ? `d.${document.ends}::text` : 'null'} as until, ${isNote ? 'd.reason' : 'null as reason'},
    ${isNote ? '(select i.full_number from invoices i where i.tenant_id = $1 and i.uuid = d.corrects_uuid)' : 'null'} as corrects,
    coalesce(nullif(d.responsible_email, ''), (select e.responsible_email from entities e
      where e.tenant_id = $1 and e.uuid = coalesce(d.payment_responsible_uuid, d.service_buyer_uuid))) as responsible_email,
    c.name as company, coalesce(s.reply_to, c.responsible_email) as reply_to, nullif(c.document_language, 'client') as language,
    coalesce(d.payment_responsible, d.service_buyer) #>> '{location,country,identifier}' as country
  from ${table} d join companies c on c.tenant_id = d.tenant_id and c.uuid = d.service_provider_uuid
    left join delivery_settings s on s.tenant_id = d.tenant_id
  where d.tenant_id = $1 and d.uuid = $2`,
  };
});

const countLately = `
  select coalesce(sum(n), 0)::int as all, coalesce(max(n) filter (where email = any($2::text[])), 0)::int as same
  from (select lower(email) as email, count(*) as n from document_mails
    where tenant_id = $1 and created_at > moment() - interval '1 hour' group by 1) lately`;

const record = `
  insert into document_mails (tenant_id, topic, document_uuid, email)
  select $1, $2, $3, email from unnest($4::text[]) email`;

/**
 * Queues the mails of an issued document, with its public link, in its language. Returns the number of them: none without
 * an address. Throws `too_many_requests` beyond the limits of the company or of a recipient.
 */
export async function mailDocument(
  db: Db,
  { tenant, site, budgets = defaultBudgets }: Pick<Scope, 'tenant' | 'site' | 'budgets'>,
  topic: ClientTopic,
  uuid: string,
  given: Partial<Recipients> = {},
): Promise<number> {
  const { resource } = mailedDocuments[topic];
  const { select, mark } = textsOf(resource);
  const [, [mailed]] = await Promise.all([db.query(lock, [tenant.id]), db.query<Mailed>(select, [tenant.id, uuid])]);
  if (!mailed || site === undefined) return 0;
  const { to } = sendingOf({ ...mailed, uuid, send_email: true }, mailed.hash, given);
  if (to.length === 0) return 0;
  const emails = to.map(({ email }) => email);
  const lowered = emails.map((email) => email.toLowerCase());
  const [lately] = await db.query<{ all: number; same: number }>(countLately, [tenant.id, lowered]);
  if ((lately?.all ?? 0) + to.length > budgets.messagesPerHour) throw beyond('messagesPerHour');
  if ((lately?.same ?? 0) >= budgets.messagesPerRecipient) throw beyond('messagesPerRecipient');
  const language = documentLanguage(mailed.language ?? undefined, mailed.country ?? undefined) ?? 'en';
  const values = { ...writtenIn(language, mailed), link: `${site}${pathOf(resource, mailed.hash)}` };
  await Promise.all([
    ...to.map((one) => queueMail(db, { topic, to: one, language, values, subject: uuid })),
    db.query(record, [tenant.id, topic, uuid, emails]),
    db.query(mark, [tenant.id, uuid]),
  ]);
  return to.length;
}

const pathOf = (resource: Resource, hash: string): string =>
  publicPath({ at: resource.document?.public?.at ?? resource.name, hash });

/** What the texts of its mails say. */
const writtenIn = (language: Language, { until, currency, total, ...mailed }: Mailed) => ({
  company: mailed.company,
  reply_to: mailed.reply_to ?? undefined,
  number: mailed.number,
  corrects: mailed.corrects ?? undefined,
  reason: mailed.reason ?? undefined,
  total: formatMoney(moneyIn(currency)(total), currency, language),
  until: until === null ? undefined : formatDate(until, language),
});

const beyond = (budget: 'messagesPerHour' | 'messagesPerRecipient'): ApiError =>
  new ApiError('too_many_requests', { budget, retryAfter: 3600 });
