import type { Language } from '../../../../domain/languages.ts';
import { today } from '../../../../domain/dates/today.ts';
import { recipientPath } from '../../../../domain/delivery/recipientPath.ts';
import { plainly } from '../../../../domain/words/plainly.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { ReminderRequest } from '../../../drawing/reminder/request.ts';
import { payToColumn, type Printed } from '../../../engine/documents/drawing/printedFields.ts';
import type { Scope } from '../../../identity/scope.ts';
import { previewReminderMail, readSample, recipientsIn, writeReminderLetter } from '../../delivery/index.ts';
import { readLook, readParties, type ReceiptLook } from '../../payments/index.ts';
import { groupsOf, readReminded } from './reminded.ts';
import type { RemindedBody } from './previewMails.ts';

type Texts = Readonly<Record<'subject' | 'body', string | null>>;

/** What a letter reminds of, and its words; those that are null are the default ones. */
interface Letter {
  readonly invoices: readonly string[];
  readonly level: string | null;
  /** The recipient that it greets; by default that of the invoice. */
  readonly name?: string | null | undefined;
  readonly textsIn: (language: Language) => Texts;
}

/** A reminder to print, and the look of its design. */
export interface PrintedReminder {
  readonly request: Omit<ReminderRequest, 'template' | 'logo'>;
  readonly look: ReceiptLook;
}

const select = `
  select r.level, m.name, m.uuid is not null as is_mailed, m.subject, m.body,
    coalesce((select array_agg(o.invoice_uuid) from reminders o where o.tenant_id = $1 and o.mail_uuid = r.mail_uuid),
      array[r.invoice_uuid]) as invoices,
    (select jsonb_build_object(
        'pt', jsonb_build_object('subject', t.pt_subject, 'body', t.pt_body),
        'en', jsonb_build_object('subject', t.en_subject, 'body', t.en_body),
        'es', jsonb_build_object('subject', t.es_subject, 'body', t.es_body))
      from reminder_sequence_steps t
      where t.tenant_id = $1 and t.reminder_sequence_uuid = r.reminder_sequence_uuid and t.days = r.days) as step
  from reminders r
    left join lateral (
      select m.uuid, m.name, m.subject, m.body from messages m
      where m.tenant_id = $1 and m.mail_uuid = r.mail_uuid order by m.uuid limit 1) m on true
  where r.tenant_id = $1 and r.uuid = $2`;

interface Found extends Texts {
  readonly level: string | null;
  readonly name: string | null;
  readonly is_mailed: boolean;
  readonly invoices: readonly string[];
  readonly step: Readonly<Record<Language, Texts>> | null;
}

const usual: Texts = { subject: null, body: null };

/**
 * Reads a reminder to print, with the words of its mail, or of its step before it is sent; of what is open today. Throws
 * `not_found`, and `nothing_open` if nothing is.
 */
export async function readPrintedReminder(db: Db, scope: Scope, uuid: string): Promise<PrintedReminder> {
  const [found] = await db.query<Found>(select, [scope.tenant.id, uuid]);
  if (!found) throw new ApiError('not_found');
  const { step, is_mailed: isMailed, ...reminder } = found;
  return readLetter(db, scope, {
    ...reminder,
    textsIn: (language) => (isMailed ? reminder : (step?.[language] ?? usual)),
  });
}

/** Reads the first of the reminders by hand of these invoices to print, with the words of this letter alone. Throws the same. */
export async function readReminderByHand(db: Db, scope: Scope, body: RemindedBody): Promise<PrintedReminder> {
  const { invoices, subject = null, message = null } = body;
  const { to } = recipientsIn(body);
  const [first] = groupsOf(await readReminded(db, scope.tenant.id, invoices), to);
  if (!first) throw new ApiError('not_found');
  return readLetter(db, scope, {
    invoices: first.rows.map(({ uuid }) => uuid),
    level: null,
    name: to?.[0]?.name,
    textsIn: () => ({ subject, body: message }),
  });
}

const selectAccounts = `
  select ${payToColumn('i.tenant_id', 'i.account_uuid', 'i.printed')} from invoices i
  where i.tenant_id = $1 and i.uuid = any($2::uuid[]) order by i.due_date, i.number`;

async function readLetter(
  db: Db,
  { tenant: { id: tenant, timeZone }, now, site = '' }: Scope,
  { invoices, level, name, textsIn }: Letter,
): Promise<PrintedReminder> {
  const [open, rows] = await Promise.all([
    previewReminderMail(db, tenant, invoices),
    readReminded(db, tenant, invoices),
  ]);
  const [group] = groupsOf(rows);
  const [first] = group?.rows ?? [];
  if (!group || !first) throw new ApiError('not_found');
  if (open.invoices.length === 0) throw nothingOpen();
  const mail = { ...open, today: today(now, timeZone) };
  const { language } = group.sending;
  const [sample, accounts, { provider, client: payer }, look] = await Promise.all([
    readSample(db, tenant, language, first.uuid),
    db.query<Pick<Printed, 'pay_to'>>(selectAccounts, [tenant, invoices]),
    readParties(db, tenant, first.client),
    readLook(db, tenant, invoices.length === 1 ? invoices : []),
  ]);
  const recipient = name ?? sample.recipient;
  const words = { ...sample, ...textsIn(language) };
  const letter = writeReminderLetter(words, mail, {
    language,
    recipient,
    link: undefined,
    hash: null,
    isPrinted: true,
  });
  const [hash] = mail.invoices.flatMap((one) => one.hash ?? []);
  const request = {
    locale: language,
    provider,
    payer,
    day: mail.today,
    level,
    subject: plainly(letter.subject),
    paragraphs: [letter.hello, ...letter.sentences].map(plainly),
    invoices: mail.invoices.map(({ number, due_date, currency, open_amount }) => ({
      number,
      due_date,
      currency,
      open_amount,
    })),
    accounts: distinct(accounts.flatMap(({ pay_to: account }) => account ?? [])),
    page: hash === undefined ? null : `${site}${recipientPath(hash)}`,
  };
  return { request, look };
}

/** Each account once, as printed. */
const distinct = (accounts: readonly NonNullable<Printed['pay_to']>[]): ReminderRequest['accounts'] => [
  ...new Map(accounts.map(({ name, details }) => [`${name}\n${details}`, { name, details }])).values(),
];

const nothingOpen = (): ApiError =>
  new ApiError('status_not_allowed', { reason: { code: 'nothing_open', words: 'collecting.remind.nothingOpen' } });
