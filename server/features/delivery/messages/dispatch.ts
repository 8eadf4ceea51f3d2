import { createHash, randomBytes } from 'node:crypto';
import { recipientPath } from '../../../../domain/delivery/recipientPath.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import type { Db } from '../../../database/transaction.ts';
import { mailboxOf, oneLine } from '../../../mail/address.ts';
import { sealLink } from '../../../mail/links.ts';
import type { Scope } from '../../../identity/scope.ts';
import { countLately, sentByHandTo } from './room.ts';
import type { Sending } from './documentRecipients.ts';

/** Queued mails beyond an hourly limit wait for a later hour, so that nothing is lost. */
const insert = `
  with given as materialized (
    select uuidv7() as uuid, g.*,
      coalesce((select nullif(c.document_language, 'client') from companies c where c.tenant_id = $1 limit 1), g.spoken) as language,
      coalesce($3, (select s.with_attachments from delivery_settings s where s.tenant_id = $1), false) as with_attachments
    from jsonb_to_recordset($2)
      g (invoice uuid, place int, nth int, name text, email text, spoken text, digest text, link text, kind text, transaction uuid)
  ), waiting as (
    ${countLately}
  ), replaced as (
    update messages m set is_replaced = true from given g
    where m.tenant_id = $1 and m.invoice_uuid = g.invoice and lower(m.email) = lower(g.email) and not m.is_replaced
      and m.kind = g.kind and m.transaction_uuid is not distinct from g.transaction
  ), added as (
    insert into messages (tenant_id, uuid, invoice_uuid, name, email, language, with_attachments, by_hand, kind, transaction_uuid)
    select $1, uuid, invoice, name, email, language, with_attachments and kind = 'document', $5, kind, transaction from given
  ), linked as (
    insert into public_links (digest, tenant_id, kind, record_uuid)
    select decode(digest, 'hex'), $1, 'message', uuid from given where digest is not null
  )
  insert into outbox (tenant_uuid, topic, subject_uuid, status, lane, name, email, language, link, next_attempt_at)
  select $1, 'document', g.uuid, 'queued', $1::text, g.name, g.email, g.language, g.link,
    now() + greatest((w.n + g.place) / $4::int,
      case when $5 then ((select count(*) ${sentByHandTo('lower(g.email)')}) + g.nth) / $6::int else 0 end) * interval '1 hour'
  from given g cross join waiting w`;

/**
 * Queues a message to each recipient of issued documents in the transaction of their cause. Each recipient of a document
 * gets a link with a token of 128 random bits, of which only the digest is stored readably. An earlier message to the same recipient
 * counts as replaced. `withAttachments` is the company's setting by default. The limit per recipient counts what users
 * cause, not what the recurring run issues.
 */
export async function dispatch(
  db: Db,
  { tenant, granter, budgets = defaultBudgets }: Scope,
  sendings: readonly Sending[],
  withAttachments?: boolean,
): Promise<void> {
  const mails = sendings.flatMap(mailsOf);
  if (mails.length === 0) return;
  const { messagesPerHour: ofCompany, messagesPerRecipient: toOne } = budgets;
  const given = JSON.stringify(withPlaces(mails));
  await db.query(insert, [tenant.id, given, withAttachments ?? null, ofCompany, granter !== undefined, toOne]);
}

/** Adds the place of each mail among all, and among those to its address. */
function withPlaces<Mail extends { readonly email: string }>(mails: readonly Mail[]) {
  const to = new Map<string, number>();
  return mails.map((mail, place) => {
    const address = mail.email.toLowerCase();
    const nth = to.get(address) ?? 0;
    to.set(address, nth + 1);
    return { ...mail, place, nth };
  });
}

const mailsOf = ({ uuid: invoice, hash, name, emails, language: spoken, about }: Sending) =>
  emails.map((email) => {
    // What was paid needs no answer, so its link is that of the page.
    const token = about ? undefined : randomBytes(16).toString('base64url');
    return {
      invoice,
      name: name === undefined ? null : oneLine(name, 200),
      email: mailboxOf(email),
      spoken,
      digest: token === undefined ? null : createHash('sha256').update(token).digest('hex'),
      link: sealLink(recipientPath(hash, token)),
      kind: about?.kind ?? 'document',
      transaction: about?.transaction ?? null,
    };
  });
