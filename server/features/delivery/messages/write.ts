import { isOffered } from '../../../../domain/actions/offeredActions.ts';
import { invoiceActions } from '../../../../schemas/parts/invoicing/invoiceActions.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { readInTenant, type Db } from '../../../database/transaction.ts';
import { layOutSent, type Enclosure } from '../../../mail/layOut.ts';
import type { Letter } from '../../../mail/letter.ts';
import type { WrittenMail } from '../../../mail/handOver.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { DrawingBy } from '../../../engine/documents/drawing/draw.ts';
import { drawReceipt } from '../../payments/index.ts';
import { drawInvoice, readAttached } from './enclosures.ts';
import { writePaymentLetter } from '../receipts/paymentLetter.ts';
import { writeReminderLetter } from '../reminders/reminderLetter.ts';
import { readMailedStatement } from '../statements/mailedStatement.ts';
import { writeStatement, writeStatementLetter } from '../statements/statementLetter.ts';
import { writeDocumentLetter } from './letter.ts';
import { readMailed, type MailedMessage } from './mailedInvoices.ts';
import { senderOf } from './sender.ts';

/** A message to write, and the absolute address of its recipient's page; undefined for a receipt without a link. */
interface Writing {
  readonly message: string;
  readonly link: string | undefined;
}

/**
 * Writes the mail of a message with the PDF of its invoice, and its attachments if chosen. Undefined if the invoice can
 * no longer be sent, or its link has ended since; what was paid is mailed without a link then. A statement has its own PDF.
 */
export async function writeMessage(
  by: DrawingBy,
  scope: Scope,
  { message: uuid, link }: Writing,
): Promise<WrittenMail | undefined> {
  const tenant = scope.tenant.id;
  const message = await readInTenant(by.pool, tenant, (db) => readMailed(db, tenant, uuid));
  if (!message) return writeStatement(by, scope, uuid, link);
  if (!isOffered(invoiceActions, 'send', message)) return undefined;
  const current = message.hash !== null && link?.includes(message.hash) ? link : null;
  if (current === null && message.payment === null) return undefined;
  if (message.reminder?.invoices.length === 0) return undefined;
  const { budgets = defaultBudgets } = scope;
  const drawn = await drawnFor(by, scope, message);
  const { enclosures: logos, ...laidOut } = layOutSent(letterOf(message, current));
  return {
    ...laidOut,
    ...senderOf(message),
    addressed: message.addressed,
    enclosures: [...logos, ...drawn, ...(await attachedTo(by, tenant, message, budgets.mailAttachedBytes))],
  };
}

/** Reads what the mail of a message says; undefined if there is no such message. */
export async function readLetter(
  db: Db,
  scope: Scope,
  uuid: string,
  link: string | undefined,
): Promise<Letter | undefined> {
  const message = await readMailed(db, scope.tenant.id, uuid);
  if (message) return letterOf(message, link);
  const statement = await readMailedStatement(db, scope, uuid);
  return statement && writeStatementLetter(statement, link);
}

/** Writes the mail of an invoice, of what was paid or given back of it, or of what it reminds of. */
function letterOf({ payment, reminder, ...message }: MailedMessage, link: string | null | undefined): Letter {
  if (reminder !== null) return writeReminderLetter(message, reminder, { ...message, link });
  if (payment !== null) return writePaymentLetter(message, payment, { ...message, link });
  return writeDocumentLetter(message, { ...message, link, isCopy: message.is_copy });
}

const attachedTo = (by: DrawingBy, tenant: string, { uuid, with_attachments: isWanted }: MailedMessage, most: number) =>
  isWanted ? readInTenant(by.pool, tenant, (db) => readAttached(db, tenant, uuid, most)) : [];

/** A document encloses its PDF, a receipt its own; a reminder, refund or reversal has none. */
async function drawnFor(by: DrawingBy, scope: Scope, message: MailedMessage): Promise<Enclosure[]> {
  const { payment, reminder, language } = message;
  // Its recipients have the documents, and its links lead to them.
  if (reminder !== null) return [];
  if (payment === null) return [await drawInvoice(by, scope, message)];
  if (payment.kind === 'refund' || payment.kind === 'reversal') return [];
  return [await drawReceipt(by, scope, { transaction: payment.transaction, language })];
}
