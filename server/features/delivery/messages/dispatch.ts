import { createHash, randomBytes } from 'node:crypto';
import type { Addressee } from '../../../../domain/delivery/addressees.ts';
import { recipientPath } from '../../../../domain/delivery/recipientPath.ts';
import { statementPath } from '../../../../domain/payments/statement/clientStatement.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import type { Db } from '../../../database/transaction.ts';
import { mailboxOf, oneLine } from '../../../mail/address.ts';
import { sealLink } from '../../../mail/links.ts';
import type { Scope } from '../../../identity/scope.ts';
import { countLately, sentByHandTo } from './room.ts';
import type { Sending } from './documentRecipients.ts';

// Queued mails beyond an hourly limit wait for a later hour, so that nothing is lost. A copy does not replace the message
// of a recipient, whose answer counts.
const insert = `
  with given as materialized (
    select uuidv7() as uuid, g.*,
      coalesce((select nullif(c.document_language, 'client') from companies c where c.tenant_id = $1 limit 1), g.spoken) as language,
      coalesce($3, (select s.with_attachments from delivery_settings s where s.tenant_id = $1), false) as with_attachments
    from jsonb_to_recordset($2)
      g (invoice uuid, client uuid, place int, nth int, lead int, copy_of uuid, name text, email text, spoken text, digest text, link text,
        kind text, transaction uuid, mail uuid, subject text, body text, "from" date, "to" date, currency text)
  ), named as (
    select g.*, coalesce(p.uuid, g.copy_of) as cc_of from given g left join given p on p.place = g.lead
  ), waiting as (
    ${countLately}
  ), replaced as (
    update messages m set is_replaced = true from named g
    where m.tenant_id = $1 and m.invoice_uuid = g.invoice and lower(m.email) = lower(g.email) and not m.is_replaced
      and m.kind = g.kind and m.kind <> 'reminder' and m.transaction_uuid is not distinct from g.transaction
      and (m.cc_of is not null or g.cc_of is null)
  ), added as (
    insert into messages (tenant_id, uuid, invoice_uuid, name, email, language, with_attachments, by_hand, kind, transaction_uuid,
      mail_uuid, cc_of, subject, body, client_uuid, statement_from, statement_to, statement_currency)
    select $1, uuid, invoice, name, email, language, with_attachments and kind = 'document', $5, kind, transaction,
      mail, cc_of, subject, body, client, "from", "to", currency from named
  ), linked as (
    insert into public_links (digest, tenant_id, kind, record_uuid)
    select decode(digest, 'hex'), $1, 'message', coalesce(cc_of, uuid) from named where digest is not null
  )
  insert into outbox (tenant_uuid, topic, subject_uuid, status, lane, name, email, language, link, next_attempt_at)
  select $1, 'document', g.uuid, 'queued', $1::text, g.name, g.email, g.language, g.link,
    now() + greatest((w.n + g.place) / $4::int,
      case when $5 then ((select count(*) ${sentByHandTo('lower(g.email)')}) + g.nth) / $6::int else 0 end) * interval '1 hour'
  from named g cross join waiting w`;

/**
 * Queues a message to each recipient of issued documents in the transaction of their cause. Each recipient of a document
 * gets a link with a token of 128 random bits, of which only the digest is stored readably; a copy has the link of its
 * recipient. An earlier message to the same recipient counts as replaced. `withAttachments` is the company's setting by
 * default. The limit per recipient counts what users cause, not what the recurring run issues.
 */
export async function dispatch(
  db: Db,
  { tenant, granter, budgets = defaultBudgets }: Scope,
  sendings: readonly Sending[],
  withAttachments?: boolean,
): Promise<void> {
  const mails = withPlaces(sendings.map(mailsOf));
  if (mails.length === 0) return;
  const { messagesPerHour: ofCompany, messagesPerRecipient: toOne } = budgets;
  const given = JSON.stringify(mails);
  await db.query(insert, [tenant.id, given, withAttachments ?? null, ofCompany, granter !== undefined, toOne]);
}

/** Adds the place of each mail among all, and among those to its address; a copy has that of its recipient's mail. */
function withPlaces<Mail extends { readonly email: string; readonly isCopy: boolean }>(
  sendings: readonly (readonly Mail[])[],
) {
  const to = new Map<string, number>();
  let place = 0;
  return sendings.flatMap((mails) => {
    const lead = mails[0]?.isCopy ? null : place;
    return mails.map(({ isCopy, ...mail }) => {
      const address = mail.email.toLowerCase();
      const nth = to.get(address) ?? 0;
      to.set(address, nth + 1);
      return { ...mail, place: place++, nth, lead: isCopy ? lead : null };
    });
  });
}

/** Returns the mails of a document: first those to its recipients, then the copies, with the link of the first. */
function mailsOf({ uuid, hash, to, cc, language: spoken, about, texts, copyOf }: Sending) {
  const common = {
    ...(about?.kind === 'statement' ? { client: uuid, ...about.period } : { invoice: uuid }),
    spoken,
    kind: about?.kind ?? 'document',
    transaction: about && 'transaction' in about ? about.transaction : null,
    mail: about && 'mail' in about ? about.mail : null,
    subject: texts?.subject?.trim() || null,
    body: texts?.body?.trim() || null,
  };
  const mailTo = ({ name, email }: Addressee) => ({
    ...common,
    name: oneLine(name ?? '', 200) || null,
    email: mailboxOf(email),
  });
  const own = to.map((one) => ({ ...mailTo(one), isCopy: false, copy_of: null, ...linkOf(hash, about) }));
  const shared = own[0] ? { digest: null, path: own[0].path } : linkOf(hash, undefined);
  const copies = cc.map((one) => ({ ...mailTo(one), isCopy: true, copy_of: copyOf ?? null, ...shared }));
  return [...own, ...copies].map(({ path, ...mail }) => ({ ...mail, link: path === null ? null : sealLink(path) }));
}

/**
 * Returns the path of a recipient's page with the digest of its token; only a document is answered, so other mails have
 * none. Null once the link has ended.
 */
function linkOf(
  hash: string | null,
  about: Sending['about'],
): { readonly digest: string | null; readonly path: string | null } {
  if (hash === null) return { digest: null, path: null };
  if (about?.kind === 'statement') return { digest: null, path: statementPath(hash, about.period) };
  if (about) return { digest: null, path: recipientPath(hash) };
  const token = randomBytes(16).toString('base64url');
  return { digest: createHash('sha256').update(token).digest('hex'), path: recipientPath(hash, token) };
}
