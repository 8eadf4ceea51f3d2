import { isOffered } from '../../../../../domain/actions/offeredActions.ts';
import { emailsOf } from '../../../../../domain/validation/email.ts';
import type { Resend } from '../../../../../schemas/parts/delivery/dispatch.ts';
import { invoiceActions } from '../../../../../schemas/parts/invoicing/invoiceActions.ts';
import type { Message } from '../../../../../schemas/resources/delivery/messages.ts';
import type { Db } from '../../../../database/transaction.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { lockInvoices, type InvoiceRow } from '../../../invoicing/index.ts';
import { dispatch } from '../dispatch.ts';
import { linkEnded } from '../linkEnded.ts';
import { refusalsToSend } from '../room.ts';
import { sendingOf, type Sending, type StatementPeriod } from '../documentRecipients.ts';

type MessageRow = Message & { readonly uuid: string };

/** What a message says besides its document: it is sent again as it was. */
interface Repeated {
  readonly uuid: string;
  readonly subject: string | null;
  readonly body: string | null;
  /** What a reminder reminds of. */
  readonly mail: string | null;
  /** Of a statement: whose, and its days and currency. */
  readonly client: string | null;
  readonly period: StatementPeriod;
  /** The hash of the page of that client, while its link opens it. */
  readonly client_hash: string | null;
  /** The message that a copy leads to now; null if it is no copy. */
  readonly copy_of: string | null;
}

/** The messages to send, between check and apply. */
const sendings = new WeakMap<MessageRow, Again>();

interface Again {
  /** Undefined of a statement. */
  readonly invoice: InvoiceRow | undefined;
  readonly sending: Sending;
}

// The recipient of a copy may have got the document again since, or another one instead.
const selectRepeated = `
  select m.uuid, m.subject, m.body, m.mail_uuid as mail, m.client_uuid as client,
    jsonb_build_object('from', m.statement_from, 'to', m.statement_to, 'currency', m.statement_currency) as period,
    (select e.public_hash from entities e
      where e.tenant_id = m.tenant_id and e.uuid = m.client_uuid and e.link_expires_at > moment()) as client_hash, (
      select c.uuid from messages c join messages l on l.tenant_id = m.tenant_id and l.uuid = m.cc_of
      where c.tenant_id = m.tenant_id and c.invoice_uuid = m.invoice_uuid and c.kind = 'document' and c.cc_of is null
        and not c.is_replaced
      order by (lower(c.email) = lower(l.email)) desc, c.uuid desc limit 1) as copy_of
  from messages m where m.tenant_id = $1 and m.uuid = any($2::uuid[])`;

/** A message is sent again while its invoice can be sent, within the hourly limits. */
export const check: Check<MessageRow, Resend> = async (db, scope, rows, { email }) => {
  const keys = [...new Set(rows.flatMap(({ invoice }) => invoice?.uuid ?? []))];
  // Before the lock of the limits, like the commands of invoices.
  const [locked, found] = await Promise.all([
    lockInvoices(db, scope.tenant.id, keys),
    db.query<Repeated>(selectRepeated, [scope.tenant.id, rows.map(({ uuid }) => uuid)]),
  ]);
  const invoices = new Map(locked.map((invoice) => [invoice.uuid, invoice]));
  const repeated = new Map(found.map((one) => [one.uuid, one]));
  const open = rows.flatMap((row) => {
    const again = repeated.get(row.uuid);
    if (again?.client) {
      const sending = statementAgain(row, again.client, again, email);
      sendings.set(row, { invoice: undefined, sending });
      return [{ row, sending }];
    }
    const invoice = invoices.get(row.invoice?.uuid ?? '');
    if (!invoice || !isOffered(invoiceActions, 'send', invoice)) return [];
    const sending = sendingAgain(row, { invoice, repeated: again, email });
    sendings.set(row, { invoice, sending });
    return [{ row, sending }];
  });
  const full = await refusalsToSend(
    db,
    scope,
    open.map(({ sending }) => sending),
  );
  const refused = new Map(
    open.map(({ row, sending }, index) => [row, isUnlinked(sending) ? linkEnded() : full[index]]),
  );
  return rows.map((row) => (refused.has(row) ? refused.get(row) : closed()));
};

/** Returns a statement as it is sent again: of the same days, as they are now. */
function statementAgain(
  { name, email: address, language }: MessageRow,
  client: string,
  { period, subject, body, client_hash: hash }: Repeated,
  email: string | undefined,
): Sending {
  return {
    uuid: client,
    hash,
    to: [{ ...(name !== undefined && { name }), email: email || address }],
    cc: [],
    language,
    texts: { subject: subject ?? undefined, body: body ?? undefined },
    about: { kind: 'statement', period },
  };
}

/** Returns a message as it is sent again, to its own or a corrected address. */
function sendingAgain(row: MessageRow, { invoice, repeated, email }: Corrected): Sending {
  const { name, kind, transaction_uuid: transaction } = row;
  const mail = repeated?.mail;
  const one = [{ name, email: email || row.email }];
  const isCopy = row.recipient_type === 'cc';
  const to = isCopy ? { to: [], cc: one } : { to: one };
  const sending = sendingOf({ ...invoice, responsible_name: null }, invoice.public_hash, to);
  if ((kind === 'receipt' || kind === 'refund') && transaction !== undefined)
    return { ...sending, about: { kind, transaction } };
  const texts = { subject: repeated?.subject ?? undefined, body: repeated?.body ?? undefined };
  if (mail) return { ...sending, texts, about: { kind: 'reminder', mail } };
  return { ...sending, texts, copyOf: repeated?.copy_of ?? undefined };
}

interface Corrected {
  readonly invoice: InvoiceRow;
  readonly repeated: Repeated | undefined;
  readonly email: string | undefined;
}

/** A receipt is sent without a link. */
const isUnlinked = ({ hash, about }: Sending): boolean => hash === null && !about;

const closed = (): ApiError =>
  new ApiError('status_not_allowed', {
    reason: { code: 'message_closed', words: 'delivery.refused.message_closed' },
  });

const markReplaced = 'update messages set is_replaced = true where tenant_id = $1 and uuid = any($2::uuid[])';

/** Sends each message again as a new one; a corrected address also replaces the old one in the invoice. */
export const apply: Apply<MessageRow, Resend> = async (db, scope, rows, { email }) => {
  const tenant = scope.tenant.id;
  const sent = rows.map((row) => {
    const again = sendings.get(row);
    if (!again) throw new Error('A message is sent again without a check');
    return { row, ...again };
  });
  const by = Map.groupBy(sent, ({ row }) => row.with_attachments === true);
  return [
    db.query(markReplaced, [tenant, rows.map(({ uuid }) => uuid)]),
    ...(email
      ? sent.flatMap(({ row, invoice }) => (invoice ? correct(db, tenant, invoice, row.email ?? '', email) : []))
      : []),
    ...[...by].map(([withAttachments, some]) =>
      dispatch(
        db,
        scope,
        some.map(({ sending }) => sending),
        withAttachments,
      ),
    ),
  ];
};

const keepAddress = 'update invoices set responsible_email = $3 where tenant_id = $1 and uuid = $2';

/** Replaces an address among the recipients of an invoice, if it is one of them. */
async function correct(db: Db, tenant: string, invoice: InvoiceRow, from: string, to: string): Promise<void> {
  const present = emailsOf(invoice.responsible_email ?? '');
  const next = present.map((each) => (each.toLowerCase() === from.toLowerCase() ? to : each));
  if (next.join(';') === present.join(';')) return;
  await db.query(keepAddress, [tenant, invoice.uuid, [...new Set(next)].join(';')]);
}
