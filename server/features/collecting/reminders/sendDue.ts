import { today } from '../../../../domain/dates/today.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { dispatch, type Sending } from '../../delivery/index.ts';
import { groupsOf, readReminded, recipientsText, type ReminderGroup } from './reminded.ts';
import { takeDue, type DueReminder } from './takeDue.ts';

/** The result of some due reminders of a company. */
export interface RemindedSome {
  /** The mails that were queued, and the invoices in them. */
  readonly mails: number;
  readonly reminded: number;
  /** The reminders that nobody gets. */
  readonly skipped: number;
}

type Ended = { readonly uuid: string; readonly status: 'sent' | 'skipped' } & Partial<
  Readonly<Record<'reason' | 'mail' | 'recipients' | 'amount', string>>
>;

// The steps before the latest one are over: one reminder is sent, whatever time has passed.
const moveOn = `
  update reminders r set days = v.latest, level = v.level
  from jsonb_to_recordset($2) v (uuid uuid, latest int, level text)
  where r.tenant_id = $1 and r.uuid = v.uuid and r.days <> v.latest`;

const skipOvertaken = `
  insert into reminders (tenant_id, invoice_uuid, client_uuid, reminder_sequence_uuid, days, level, day, currency, amount,
    status, reason)
  select $1, r.invoice_uuid, r.client_uuid, r.reminder_sequence_uuid, t.days, t.level, i.due_date + t.days, r.currency,
    r.amount, 'skipped', 'overtaken'
  from jsonb_to_recordset($2) v (uuid uuid, days int, latest int)
    join reminders r on r.tenant_id = $1 and r.uuid = v.uuid
    join invoices i on i.tenant_id = $1 and i.uuid = r.invoice_uuid
    join reminder_sequence_steps t on t.tenant_id = $1 and t.reminder_sequence_uuid = r.reminder_sequence_uuid
      and t.days >= v.days and t.days < v.latest`;

// It may leave later than planned: after a weekend, or a time without a worker.
const end = `
  update reminders r set status = v.status, reason = v.reason, mail_uuid = v.mail, recipients = v.recipients, day = $3,
    amount = coalesce(v.amount, r.amount), sent_at = case when v.status = 'sent' then moment() end
  from jsonb_to_recordset($2) v (uuid uuid, status text, reason text, mail uuid, recipients text, amount numeric)
  where r.tenant_id = $1 and r.uuid = v.uuid`;

const plan = 'select plan_reminders($1, $2::uuid[])';

/**
 * Sends due reminders of some clients of a company, in one transaction with their mails: each step of an invoice once. Invoices
 * of one payer with the same recipients make one mail. Undefined if nothing is due.
 */
export async function remindSome(db: Db, scope: Scope): Promise<RemindedSome | undefined> {
  const tenant = scope.tenant.id;
  const day = today(scope.now, scope.tenant.timeZone);
  const due = await takeDue(db, tenant, day);
  if (due.length === 0) return undefined;
  const overtaking = JSON.stringify(due.filter(({ days, latest }) => latest > days));
  const [, , rows] = await Promise.all([
    db.query(moveOn, [tenant, overtaking]),
    db.query(skipOvertaken, [tenant, overtaking]),
    readReminded(
      db,
      tenant,
      due.map(({ invoice }) => invoice),
    ),
  ]);
  const byInvoice = new Map(due.map((one) => [one.invoice, one]));
  const groups = groupsOf(rows.filter(({ hash }) => hash !== null));
  const mailed = groups.filter(({ sending }) => sending.to.length > 0);
  const sent = mailed.flatMap((group) => sentOf(group, byInvoice));
  const isSent = new Set(sent.map(({ uuid }) => uuid));
  const linked = new Set(rows.flatMap(({ uuid, hash }) => (hash === null ? [] : [uuid])));
  const skipped = due.flatMap(({ uuid, invoice }): Ended[] =>
    isSent.has(uuid) ? [] : [{ uuid, status: 'skipped', reason: linked.has(invoice) ? 'no_address' : 'link_ended' }],
  );
  await dispatch(
    db,
    scope,
    mailed.map((group) => ({ ...group.sending, texts: textsOf(group, byInvoice) })),
  );
  await db.query(end, [tenant, JSON.stringify([...sent, ...skipped]), day]);
  await db.query(plan, [tenant, due.map(({ invoice }) => invoice)]);
  return { mails: mailed.length, reminded: sent.length, skipped: skipped.length };
}

const sentOf = ({ mail, rows, sending }: ReminderGroup, byInvoice: ReadonlyMap<string, DueReminder>): Ended[] =>
  rows.flatMap(({ uuid: invoice, open_amount: amount }) => {
    const uuid = byInvoice.get(invoice)?.uuid;
    return uuid ? [{ uuid, status: 'sent', mail, recipients: recipientsText(sending), amount }] : [];
  });

/** The texts of the last step of the invoices in a mail. */
function textsOf({ rows, sending }: ReminderGroup, byInvoice: ReadonlyMap<string, DueReminder>): Sending['texts'] {
  const [last] = rows.flatMap(({ uuid }) => byInvoice.get(uuid) ?? []).toSorted((a, b) => b.latest - a.latest);
  const { subject, body } = last?.texts[sending.language] ?? {};
  return { subject: subject ?? undefined, body: body ?? undefined };
}
