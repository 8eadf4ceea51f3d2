import type { Db } from '../../../database/transaction.ts';
import { asCommand } from '../../../engine/commands/asCommand.ts';
import { notify } from '../../../features/company/index.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { DemoMail } from '../plan/shape.ts';
import { asActor, type DemoEvent } from './events.ts';

/** A message whose mail is queued. */
interface Queued {
  readonly mail: string;
  readonly uuid: string;
  readonly invoice: string;
  readonly kind: string;
}

const selectQueued = `
  select o.uuid as mail, m.uuid, m.invoice_uuid as invoice, m.kind
  from outbox o join messages m on m.tenant_id = o.tenant_uuid and m.uuid = o.subject_uuid
  where o.tenant_uuid = $1 and o.status = 'queued' and m.created_at = moment() and m.invoice_uuid = coalesce($2, m.invoice_uuid)
  order by m.uuid`;

const deliver = `
  update outbox set status = 'sent', attempts = 1, answer = '250 2.0.0 Ok: queued', sent_at = moment(), link = null where uuid = $1`;

const fail = `update outbox set status = 'failed', attempts = 1, error = '550 5.1.1 User unknown' where uuid = $1`;

const bounce = `
  update messages set delivery = 'bounced', answer = '552 5.2.2 Mailbox full' where tenant_id = $1 and uuid = $2`;

const view = `update messages set status = 'Viewed', viewed_at = moment() where tenant_id = $1 and uuid = $2`;

const answer = `
  update messages set status = $3, reason = $4, answered_at = moment() where tenant_id = $1 and uuid = $2`;

/** Mails that were queued at this instant: of one invoice, or of all. */
interface Mails {
  /** The outcome of those of documents; others are delivered. */
  readonly outcome: DemoMail;
  readonly invoice?: string;
  /** The end of the demo's history. */
  readonly until: Date;
}

/** Returns what happens to mails afterwards. None is left to be sent, whatever mail server the demo has. */
export async function followMails(
  db: Db,
  { tenant: { id: tenant }, now }: Scope,
  { outcome, invoice, until }: Mails,
): Promise<DemoEvent[]> {
  const found = await db.query<Queued>(selectQueued, [tenant, invoice ?? null]);
  const steps = found.flatMap((queued) => stepsOf(tenant, queued, queued.kind === 'document' ? outcome : 'sent'));
  return steps.map(({ after, by, happen }) => {
    const at = new Date(now.getTime() + after * 60_000);
    return {
      at: by === 'mail' && at > until ? until : at,
      happen: async (then) => {
        await asActor(then, by, () => happen(then));
      },
    };
  });
}

/** Something that happens to a mail, so many minutes after it was written. */
interface Step {
  readonly after: number;
  readonly by: 'mail' | 'public link';
  readonly happen: (db: Db) => Promise<unknown>;
}

function stepsOf(tenant: string, { mail, uuid, invoice }: Queued, outcome: DemoMail): Step[] {
  const message = [tenant, uuid];
  const asReader = (command: string, write: (db: Db) => Promise<unknown>[]) => async (db: Db) =>
    Promise.all(await asCommand(db, `messages.${command}`, async () => write(db)));
  if (outcome === 'failed') return [{ after: 2, by: 'mail', happen: (db) => db.query(fail, [mail]) }];
  const sent: Step = { after: 1, by: 'mail', happen: (db) => db.query(deliver, [mail]) };
  if (outcome === 'sent') return [sent];
  if (outcome === 'bounced') {
    const happen = (db: Db) =>
      Promise.all([db.query(bounce, message), notify(db, tenant, { event: 'bounced', invoice })]);
    return [sent, { after: 4, by: 'mail', happen }];
  }
  const viewed: Step = {
    after: 190,
    by: 'public link',
    happen: asReader('viewed', (db) => [db.query(view, message)]),
  };
  if (outcome === 'viewed') return [sent, viewed];
  const [command, status, reason] =
    outcome === 'accepted' ? ['accept', 'Accepted', null] : ['decline', 'Declined', outcome.declined];
  const answered: Step = {
    after: 240,
    by: 'public link',
    happen: asReader(command, (db) => [
      db.query(answer, [...message, status, reason]),
      notify(db, tenant, { event: 'answered', invoice }),
    ]),
  };
  return [sent, viewed, answered];
}
