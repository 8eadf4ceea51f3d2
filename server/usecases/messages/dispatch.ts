import { createHash, randomBytes } from 'node:crypto';
import { recipientPath } from '../../../domain/delivery/recipientPath.ts';
import { defaultBudgets } from '../../budgets.ts';
import type { Db } from '../../db/transaction.ts';
import { mailboxOf, oneLine } from '../../mail/address.ts';
import { sealLink } from '../../mail/links.ts';
import type { Scope } from '../../scope.ts';
import type { Sending } from './sending.ts';

/** Queued mails beyond the hourly limit wait for a later hour, so that nothing is lost. */
const insert = `
  with given as materialized (
    select uuidv7() as uuid, g.*,
      coalesce((select nullif(c.document_language, 'client') from companies c where c.tenant_id = $1 limit 1), g.spoken) as language,
      coalesce($3, (select s.with_attachments from delivery_settings s where s.tenant_id = $1), false) as with_attachments
    from jsonb_to_recordset($2)
      g (invoice uuid, place int, name text, email text, spoken text, digest text, link text)
  ), waiting as (
    select count(*) as n from messages m
    where m.tenant_id = $1 and (m.delivery = 'queued' or m.created_at > moment() - interval '1 hour')
  ), replaced as (
    update messages m set is_replaced = true from given g
    where m.tenant_id = $1 and m.invoice_uuid = g.invoice and lower(m.email) = lower(g.email) and not m.is_replaced
  ), added as (
    insert into messages (tenant_id, uuid, invoice_uuid, name, email, language, with_attachments)
    select $1, uuid, invoice, name, email, language, with_attachments from given
  ), linked as (
    insert into public_links (digest, tenant_id, kind, record_uuid)
    select decode(digest, 'hex'), $1, 'message', uuid from given
  )
  insert into outbox (tenant_uuid, topic, subject_uuid, status, lane, name, email, language, link, next_attempt_at)
  select $1, 'document', g.uuid, 'queued', $1::text, g.name, g.email, g.language, g.link,
    now() + ((w.n + g.place) / $4::int) * interval '1 hour'
  from given g cross join waiting w`;

/**
 * Queues a message to each recipient of issued documents in the transaction of their cause. Each recipient gets a link
 * with a token of 128 random bits, of which only the digest is stored readably. An earlier message to the same recipient
 * counts as replaced. `withAttachments` is the company's setting by default.
 */
export async function dispatch(
  db: Db,
  { tenant, budgets = defaultBudgets }: Scope,
  sendings: readonly Sending[],
  withAttachments?: boolean,
): Promise<void> {
  const mails = sendings.flatMap(mailsOf).map((mail, place) => ({ ...mail, place }));
  if (mails.length === 0) return;
  await db.query(insert, [tenant.id, JSON.stringify(mails), withAttachments ?? null, budgets.messagesPerHour]);
}

const mailsOf = ({ uuid: invoice, hash, name, emails, language: spoken }: Sending) =>
  emails.map((email) => {
    const token = randomBytes(16).toString('base64url');
    return {
      invoice,
      name: name === undefined ? null : oneLine(name, 200),
      email: mailboxOf(email),
      spoken,
      digest: createHash('sha256').update(token).digest('hex'),
      link: sealLink(recipientPath(hash, token)),
    };
  });
