import type { Pool } from '../../../database/pool/pool.ts';
import { inTenant, readOnPlatform } from '../../../database/transaction.ts';
import { oneLine } from '../../../mail/address.ts';
import { notify } from '../../company/index.ts';
import { lockInvoiceOf } from './lockInvoice.ts';

/** A report that a mail did not reach its recipient. */
export interface Bounce {
  /** The `Message-ID` of the mail. */
  readonly message_id: string;
  readonly reason?: string | undefined;
}

const select = `
  select tenant_uuid as tenant, subject_uuid as message from outbox
  where uuid = $1 and topic = 'document' and tenant_uuid is not null`;

const mark = `
  update messages set delivery = 'bounced', answer = $3
  where tenant_id = $1 and uuid = $2 and (delivery, answer) is distinct from ('bounced', $3) returning invoice_uuid as invoice, mail_uuid as mail`;

// Of all invoices that a reminder named: a person corrects the address and releases the next ones.
const holdNext = `
  update reminders set status = 'held', reason = 'bounced'
  where tenant_id = $1 and status = 'planned' and invoice_uuid in (
    select invoice_uuid from reminders where tenant_id = $1 and mail_uuid = $2)`;

/** Marks the message of a bounced mail; repetitions change nothing. Returns whether one of our mails is meant. */
export async function markBounced(pool: Pool, { message_id: id, reason = '' }: Bounce): Promise<boolean> {
  const uuid = /^<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i.exec(id)?.[1];
  if (uuid === undefined) return false;
  const find = () =>
    readOnPlatform(pool, (db) => db.query<{ tenant: string; message: string }>(select, [uuid]), { isOperator: true });
  const [found] = await find();
  if (!found) return false;
  const { tenant, message } = found;
  const answer = oneLine(reason, 500) || null;
  await inTenant(pool, { tenant, actor: 'mail' }, async (db) => {
    await lockInvoiceOf(db, tenant, message);
    const [bounced] = await db.query<{ invoice: string | null; mail: string | null }>(mark, [tenant, message, answer]);
    if (bounced?.mail) await db.query(holdNext, [tenant, bounced.mail]);
    if (bounced?.invoice) await notify(db, tenant, { event: 'bounced', invoice: bounced.invoice });
  });
  return true;
}
