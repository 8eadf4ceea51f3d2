import { isOffered } from '../../../../domain/actions/offeredActions.ts';
import { invoiceActions, type InvoiceStatus } from '../../../../schemas/parts/invoicing/invoiceActions.ts';
import type { Lender } from '../../../database/pool/pool.ts';
import { inTenant, type Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { StoredFile } from '../../../files/storedFile.ts';
import { asCommand } from '../../../engine/commands/asCommand.ts';
import { followLink, linked } from '../../../engine/documents/public/publicLink.ts';
import { notify } from '../../company/index.ts';
import { lockInvoiceOf } from './lockInvoice.ts';

/** A message as its recipient sees it. */
export interface AnsweredMessage {
  readonly uuid: string;
  readonly status: 'Send' | 'Viewed' | 'Accepted' | 'Declined';
  readonly reason: string | null;
  /** The hash of the page of its invoice. */
  readonly hash: string;
  readonly invoice_status: InvoiceStatus;
  /** The attachments of the invoice, if the company shows them to the recipient. */
  readonly attachments: readonly StoredFile[] | null;
}

/** A message found by the token of its recipient. */
export interface FoundMessage {
  readonly tenant: string;
  readonly message: AnsweredMessage;
}

const columns = `c.uuid, c.status, c.reason, i.public_hash as hash, i.status as invoice_status,
  case when c.with_attachments then (
    select jsonb_agg(jsonb_build_object('uuid', f.uuid, 'name', f.name, 'type', f.type, 'size', f.size) order by f.position)
    from stored_files f where f.tenant_id = i.tenant_id and f.owner_table = 'invoices' and f.owner_uuid = i.uuid
      and f.property = 'attachments') end as attachments`;
const tables = 'messages c join invoices i on i.tenant_id = c.tenant_id and i.uuid = c.invoice_uuid';

// After a repeated dispatch, an earlier link leads to the latest message. Links to a corrected address lead nowhere.
const selectLinked = `
  select ${columns} from messages m
    join ${tables} on c.tenant_id = m.tenant_id and c.invoice_uuid = m.invoice_uuid
      and lower(c.email) = lower(m.email) and c.kind = 'document' and c.cc_of is null and not c.is_replaced
  where m.tenant_id = ${linked.tenant} and m.uuid = ${linked.uuid} order by c.uuid desc limit 1`;

/** Finds the message of a recipient's token. Throws `not_found`. */
export async function findMessage(pool: Lender, token: string): Promise<FoundMessage> {
  const { tenant, read } = await followLink(pool, token, 'message', (db) => db.query<AnsweredMessage>(selectLinked));
  const [message] = read;
  if (!message || !isOffered(invoiceActions, 'publicLink', { status: message.invoice_status })) {
    throw new ApiError('not_found');
  }
  return { tenant: tenant.id, message };
}

/** Returns whether a message may still be answered: its invoice is issued, and there is no answer yet. */
export const canAnswer = ({ status, invoice_status }: AnsweredMessage): boolean =>
  (status === 'Send' || status === 'Viewed') && isOffered(invoiceActions, 'send', { status: invoice_status });

const markViewed = `
  update messages set status = 'Viewed', viewed_at = moment()
  where tenant_id = $1 and uuid = $2 and status = 'Send'`;

/** Records that the recipient has viewed the document; repetitions change nothing. */
export async function viewMessage(pool: Lender, { tenant, message }: FoundMessage): Promise<void> {
  if (message.status !== 'Send') return;
  const act = { tenant, message: message.uuid, command: 'viewed' } as const;
  await asRecipient(pool, act, (db) => db.query(markViewed, [tenant, message.uuid]));
}

/** The answer of a recipient; declining needs a reason. */
export type Answer = { readonly status: 'Accepted' } | { readonly status: 'Declined'; readonly reason: string };

const markAnswered = `
  update messages set status = $3, reason = $4, answered_at = moment(), viewed_at = coalesce(viewed_at, moment())
  where tenant_id = $1 and uuid = $2 and answered_at is null returning invoice_uuid as invoice`;

/**
 * Records the first answer of a recipient. Repeating it changes nothing. Throws 409 for another answer, and for an
 * invoice that can no longer be answered.
 */
export async function answerMessage(pool: Lender, { tenant, message }: FoundMessage, answer: Answer): Promise<void> {
  if (message.status === answer.status) return;
  if (!canAnswer(message)) throw answered();
  const reason = answer.status === 'Declined' ? answer.reason : null;
  const command = answer.status === 'Accepted' ? 'accept' : 'decline';
  await asRecipient(pool, { tenant, message: message.uuid, command }, async (db) => {
    const [written] = await db.query<{ invoice: string }>(markAnswered, [tenant, message.uuid, answer.status, reason]);
    // Another request was faster.
    if (!written) return requireSame(db, tenant, message.uuid, answer);
    const given = { answer: answer.status === 'Accepted' ? 'accepted' : 'declined', reason } as const;
    await notify(db, tenant, { event: 'answered', invoice: written.invoice, answer: given });
  });
}

const selectStatus = 'select status from messages where tenant_id = $1 and uuid = $2';

async function requireSame(db: Db, tenant: string, uuid: string, { status }: Answer): Promise<void> {
  const [message] = await db.query<Pick<AnsweredMessage, 'status'>>(selectStatus, [tenant, uuid]);
  if (message?.status !== status) throw answered();
}

/** A change by the recipient of a message. */
interface Act {
  readonly tenant: string;
  readonly message: string;
  readonly command: 'viewed' | 'accept' | 'decline';
}

const asRecipient = (pool: Lender, { tenant, message, command }: Act, write: (db: Db) => Promise<unknown>) =>
  inTenant(pool, { tenant, actor: 'public link' }, (db) =>
    asCommand(db, `messages.${command}`, async () => {
      await lockInvoiceOf(db, tenant, message);
      await write(db);
      return [];
    }),
  );

const answered = (): ApiError =>
  new ApiError('status_not_allowed', {
    reason: { code: 'message_answered', words: 'delivery.refused.message_answered' },
  });
