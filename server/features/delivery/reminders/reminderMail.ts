import type { LateFeeRule } from '../../../../domain/collecting/lateCharge.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { Db } from '../../../database/transaction.ts';
import { shownNumber } from '../../../engine/documents/shownNumber.ts';

/** An invoice that a mail reminds of, as it is now. */
export interface RemindedInvoice {
  /** Ours, or that of the previous system. */
  readonly number: string;
  readonly company_number: string | null;
  readonly currency: string;
  /** Decimal text. */
  readonly open_amount: string;
  readonly created: string;
  readonly due_date: string;
  /** Null once its link has ended. */
  readonly hash: string | null;
}

/** What a reminder says: its open invoices, the oldest first; none once all are settled. */
export interface ReminderMail {
  /** By the company's calendar. */
  readonly today: string;
  readonly invoices: readonly RemindedInvoice[];
  /** What the company charges for late payment, with its words, if its reminders name that. */
  readonly lateFees: (LateFeeRule & { readonly words: Readonly<Record<Language, string | null>> }) | null;
}

/** The columns of a `RemindedInvoice` from `invoices i`. */
const columns = `
  ${shownNumber('i')} as number, i.company_number, i.currency, i.open_amount::text, i.created, i.due_date, i.public_hash as hash`;

const isOpen = "i.status = 'billed' and i.open_amount > 0";

const rule = `jsonb_build_object('is_on', s.is_on, 'interest_percent', s.interest_percent::text, 'interest_per', s.interest_per,
  'interest_from_days', s.interest_from_days, 'smallest_days', s.smallest_days, 'fee_amount', s.fee_amount::text,
  'fee_currency', s.fee_currency, 'words', jsonb_build_object('pt', s.pt_words, 'en', s.en_words, 'es', s.es_words))`;

const selectCompany = `
  select (moment() at time zone t.time_zone)::date::text as today,
    (select ${rule} from late_fee_settings s where s.tenant_id = t.id and s.is_on and s.in_reminders) as "lateFees"
  from tenants t where t.id = $1`;

const selectSent = `
  select ${columns} from reminders r join invoices i on i.tenant_id = $1 and i.uuid = r.invoice_uuid
  where r.tenant_id = $1 and r.mail_uuid = $2 and ${isOpen} order by i.due_date, i.number`;

/** Reads what a reminder says now: what was paid since is not named. */
export const readReminderMail = (db: Db, tenant: string, mail: string): Promise<ReminderMail> =>
  reminderMail(db, tenant, db.query<RemindedInvoice>(selectSent, [tenant, mail]));

const selectOpen = `
  select ${columns} from invoices i
  where i.tenant_id = $1 and i.uuid = any($2::uuid[]) and ${isOpen} order by i.due_date, i.number`;

/** Reads what a reminder of these invoices would say. */
export const previewReminderMail = (db: Db, tenant: string, invoices: readonly string[]): Promise<ReminderMail> =>
  reminderMail(db, tenant, db.query<RemindedInvoice>(selectOpen, [tenant, invoices]));

async function reminderMail(db: Db, tenant: string, reading: Promise<RemindedInvoice[]>): Promise<ReminderMail> {
  const [[of], invoices] = await Promise.all([
    db.query<Pick<ReminderMail, 'today' | 'lateFees'>>(selectCompany, [tenant]),
    reading,
  ]);
  return { today: of?.today ?? '', lateFees: of?.lateFees ?? null, invoices };
}
