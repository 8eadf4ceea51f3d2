import type { Language } from '../../../../domain/languages.ts';
import { textOf } from '../../../../domain/rules/read.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { asAuth } from '../../../database/asAuth.ts';
import { readInTenant, type Db } from '../../../database/transaction.ts';
import { translate } from '../../../base/i18n.ts';
import { mailboxOf, oneLine } from '../../../mail/address.ts';
import type { WrittenMail } from '../../../mail/handOver.ts';
import { layOutSent } from '../../../mail/layOut.ts';
import type { Letter } from '../../../mail/letter.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { DrawingBy } from '../../../engine/documents/drawing/draw.ts';
import { drawInvoice } from './enclosures.ts';
import { writeTriedReminder } from '../reminders/triedReminder.ts';
import { beyondHourly, lockRoom } from './room.ts';
import { findSample, writeTried, type Sample, type TriedTexts } from './sample.ts';
import { senderOf } from './sender.ts';

/** A test mail: its texts, the invoice, and the user who receives it. */
export interface TestMail extends TriedTexts {
  readonly invoice: string;
  /** Of a reminder: the day of its step, from the due date. */
  readonly days?: number | undefined;
  readonly to: { readonly name: string; readonly email: string };
}

const lately = `
  select count(*)::int as n from outbox
  where topic = 'document_test' and tenant_uuid = $1 and created_at > moment() - interval '1 hour'`;

const insert = `
  insert into outbox (tenant_uuid, topic, subject_uuid, status, lane, name, email, language, args)
  values ($1::uuid, 'document_test', $2, 'queued', $1::uuid::text, $3, $4, $5, $6)`;

/** Queues a test mail to the user. Throws `too_many_requests` beyond the company's hourly limit. */
export async function queueTestMail(db: Db, scope: Scope, mail: TestMail): Promise<void> {
  const { tenant, budgets = defaultBudgets } = scope;
  const { to, language, invoice, days, subject = '', body = '' } = mail;
  await lockRoom(db, tenant.id);
  const [sent] = await asAuth(db, (auth) => auth.query<{ n: number }>(lately, [tenant.id]));
  if ((sent?.n ?? 0) >= budgets.testMailsPerHour) {
    throw beyondHourly('testMailsPerHour', 3600);
  }
  const args = JSON.stringify({ subject, body, ...(days !== undefined && { days }) });
  await db.query(insert, [tenant.id, invoice, oneLine(to.name, 200) || null, mailboxOf(to.email), language, args]);
}

/** A test mail as the outbox has it. */
interface Queued {
  readonly invoice: string;
  readonly language: Language;
  /** The tried texts: `subject` and `body`, and of a reminder its `days`. */
  readonly args: Readonly<Record<string, unknown>>;
  /** The base URL of its link. */
  readonly site: string;
}

/** Writes a test mail like the mail of an invoice, marked as a test. Undefined if the invoice no longer exists. */
export async function testLetter(db: Db, tenant: string, queued: Queued): Promise<(Letter & Sampled) | undefined> {
  const { invoice, language, args, site } = queued;
  const sample = await findSample(db, tenant, language, invoice);
  if (!sample) return undefined;
  const { days } = args;
  const texts = { language, subject: textOf(args['subject']), body: textOf(args['body']) };
  const letter =
    typeof days === 'number' ? writeTriedReminder(sample, { ...texts, days }, site) : writeTried(sample, texts, site);
  return { ...letter, subject: translate(language, 'letters.mail.test', { subject: letter.subject }), sample };
}

interface Sampled {
  readonly sample: Sample;
}

/** Writes a test mail with the PDF of its invoice, which a reminder has not. Undefined if the invoice no longer exists. */
export async function writeTestMail(by: DrawingBy, scope: Scope, queued: Queued): Promise<WrittenMail | undefined> {
  const tenant = scope.tenant.id;
  const written = await readInTenant(by.pool, tenant, (db) => testLetter(db, tenant, queued));
  if (!written) return undefined;
  const { sample, ...letter } = written;
  const { enclosures: logos, ...laidOut } = layOutSent(letter);
  const isReminder = queued.args['days'] !== undefined;
  const drawn = isReminder ? [] : [await drawInvoice(by, scope, { ...sample, language: queued.language })];
  return { ...laidOut, ...senderOf(sample), enclosures: [...logos, ...drawn] };
}
