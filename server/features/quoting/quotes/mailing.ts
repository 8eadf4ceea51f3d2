import { documentLanguage } from '../../../../domain/documents/language.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import type { Language } from '../../../../domain/languages.ts';
import { emailsOf } from '../../../../domain/validation/email.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Written } from '../../../engine/writing/writers.ts';
import type { Scope } from '../../../identity/scope.ts';
import { queueMail } from '../../../mail/queueMail.ts';

/** What a mail of a quote is about: the quote, or the end of its validity. */
export type QuoteMail = 'quote' | 'quote_reminder';

interface Mailed {
  readonly number: string;
  readonly hash: string;
  readonly until: string;
  readonly name: string | null;
  /** The recipients of the quote, else the address of its client. */
  readonly emails: string | null;
  readonly company: string;
  readonly reply_to: string | null;
  readonly language: Language | null;
  readonly country: string | null;
}

// The lock serializes the mails of a company, so that its limits hold.
const lock = `select pg_advisory_xact_lock(hashtextextended('quote mails ' || $1::text, 0))`;

const select = `
  select q.full_number as number, q.public_hash as hash, q.valid_until::text as until, q.responsible_name as name,
    coalesce(nullif(q.responsible_email, ''), (select e.responsible_email from entities e
      where e.tenant_id = $1 and e.uuid = coalesce(q.payment_responsible_uuid, q.service_buyer_uuid))) as emails,
    c.name as company, coalesce(s.reply_to, c.responsible_email) as reply_to, nullif(c.document_language, 'client') as language,
    coalesce(q.payment_responsible, q.service_buyer) #>> '{location,country,identifier}' as country
  from quotes q join companies c on c.tenant_id = q.tenant_id and c.uuid = q.service_provider_uuid
    left join delivery_settings s on s.tenant_id = q.tenant_id
  where q.tenant_id = $1 and q.uuid = $2`;

const countLately = `
  select count(*)::int as all, count(*) filter (where lower(email) = any($2::text[]))::int as same
  from quote_mails where tenant_id = $1 and created_at > moment() - interval '1 hour'`;

const record = `
  insert into quote_mails (tenant_id, quote_uuid, kind, email) select $1, $2, $3, email from unnest($4::text[]) email`;

const mark = `update quotes set mailed_at = moment() where tenant_id = $1 and uuid = $2`;

/**
 * Queues the mails of an issued quote, with its public link. Returns the number of them: none without an address. Throws
 * `too_many_requests` beyond the limits of the company or of a recipient.
 */
export async function mailQuote(
  db: Db,
  { tenant, site, budgets = defaultBudgets }: Pick<Scope, 'tenant' | 'site' | 'budgets'>,
  uuid: string,
  kind: QuoteMail,
  given?: readonly string[],
): Promise<number> {
  const [, [quote]] = await Promise.all([db.query(lock, [tenant.id]), db.query<Mailed>(select, [tenant.id, uuid])]);
  const emails = given ?? emailsOf(quote?.emails ?? '');
  if (!quote || site === undefined || emails.length === 0) return 0;
  const [lately] = await db.query<{ all: number; same: number }>(countLately, [
    tenant.id,
    emails.map((email) => email.toLowerCase()),
  ]);
  if ((lately?.all ?? 0) + emails.length > budgets.messagesPerHour) throw beyond('messagesPerHour');
  if ((lately?.same ?? 0) >= budgets.messagesPerRecipient) throw beyond('messagesPerRecipient');
  const language = documentLanguage(quote.language ?? undefined, quote.country ?? undefined) ?? 'en';
  const values = {
    company: quote.company,
    reply_to: quote.reply_to ?? undefined,
    number: quote.number,
    until: formatDate(quote.until, language),
    link: `${site}/view/quotes/${quote.hash}`,
  };
  const to = (email: string) => ({ email, ...(quote.name && { name: quote.name }) });
  await Promise.all([
    ...emails.map((email) => queueMail(db, { topic: kind, to: to(email), language, values, subject: uuid })),
    db.query(record, [tenant.id, uuid, kind, emails]),
    db.query(mark, [tenant.id, uuid]),
  ]);
  return emails.length;
}

/** Mails quotes that were just issued, if they are to be sent. */
export async function mailIssued(
  db: Db,
  scope: Scope,
  rows: readonly { readonly uuid: string; readonly send_email: boolean }[],
): Promise<void> {
  for (const { uuid, send_email: isSent } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (isSent) await mailQuote(db, scope, uuid, 'quote');
  }
}

/** Mails a quote that a save has issued, if it is to be sent. Returns what was written. */
export async function mailIfIssued(db: Db, scope: Scope, written: Written): Promise<Written> {
  const { uuid, status, send_email: isSent } = written.record;
  if (status === 'issued' && isSent === true) await mailQuote(db, scope, String(uuid), 'quote');
  return written;
}

const beyond = (budget: 'messagesPerHour' | 'messagesPerRecipient'): ApiError =>
  new ApiError('too_many_requests', { budget, retryAfter: 3600 });
