import type { Language } from '../../../../domain/languages.ts';
import type { Db } from '../../../database/transaction.ts';

/** A planned reminder whose day has come. */
export interface DueReminder {
  readonly uuid: string;
  readonly invoice: string;
  readonly days: number;
  /** The latest step whose day has come: earlier ones are overtaken. */
  readonly latest: number;
  readonly level: string;
  /** The texts of that step by language. */
  readonly texts: Readonly<Record<Language, { readonly subject: string | null; readonly body: string | null }>>;
}

/** The most reminders that choose the clients of a transaction; it takes all that are due of these clients. */
const atOnce = 500;

// Two concurrent runs could write one mail of each half of a client's invoices.
const lockRun = `select pg_advisory_xact_lock(hashtextextended('reminders ' || $1::text, 0))`;

const isDue = "r.tenant_id = $1 and r.status = 'planned' and r.day <= $2::date";

const ofSequence = `
  join reminder_sequences s on s.tenant_id = $1 and s.uuid = r.reminder_sequence_uuid and s.status = 'on'`;

const selectKeys = `
  with due as materialized (select r.client_uuid from reminders r ${ofSequence} where ${isDue} order by r.day limit ${atOnce})
  select r.uuid, r.invoice_uuid as invoice from reminders r ${ofSequence}
  where ${isDue} and r.client_uuid in (select client_uuid from due)`;

// The invoice is locked before its reminders, as by the commands on it: then its reminder is as the invoice decides.
const lockInvoices = `
  select from invoices where tenant_id = $1 and uuid = any($2::uuid[]) order by uuid for no key update`;

// One that was released while its invoice is not reminded of ends here.
const plan = 'select plan_reminders($1, $2::uuid[])';

const selectDue = `
  select r.uuid, r.invoice_uuid as invoice, r.days, l.days as latest, l.level, jsonb_build_object(
    'pt', jsonb_build_object('subject', l.pt_subject, 'body', l.pt_body),
    'en', jsonb_build_object('subject', l.en_subject, 'body', l.en_body),
    'es', jsonb_build_object('subject', l.es_subject, 'body', l.es_body)) as texts
  from reminders r ${ofSequence}
    join invoices i on i.tenant_id = $1 and i.uuid = r.invoice_uuid
    cross join lateral (
      select t.* from reminder_sequence_steps t
      where t.tenant_id = $1 and t.reminder_sequence_uuid = s.uuid and t.days >= r.days and i.due_date + t.days <= $2::date
      order by t.days desc limit 1) l
  where ${isDue} and r.uuid = any($3::uuid[])`;

/** Locks and returns due reminders of a company and their invoices: all of some clients; none if nothing is due. */
export async function takeDue(db: Db, tenant: string, today: string): Promise<DueReminder[]> {
  const [, found] = await Promise.all([
    db.query(lockRun, [tenant]),
    db.query<{ uuid: string; invoice: string }>(selectKeys, [tenant, today]),
  ]);
  if (found.length === 0) return [];
  const invoices = found.map(({ invoice }) => invoice);
  const [, , due] = await Promise.all([
    db.query(lockInvoices, [tenant, invoices]),
    db.query(plan, [tenant, invoices]),
    db.query<DueReminder>(selectDue, [tenant, today, found.map(({ uuid }) => uuid)]),
  ]);
  return due;
}
