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
import { refusalsToSend } from '../room.ts';
import { sendingOf, type Sending } from '../documentRecipients.ts';

type MessageRow = Message & { readonly uuid: string };

/** The invoices of messages that are sent again. */
const invoicesOf = new WeakMap<MessageRow, InvoiceRow>();

/** A message is sent again while its invoice can be sent, within the hourly limits. */
export const check: Check<MessageRow, Resend> = async (db, scope, rows, { email }) => {
  const keys = [...new Set(rows.map(({ invoice }) => invoice.uuid))];
  // Before the lock of the limits, like the commands of invoices.
  const invoices = new Map((await lockInvoices(db, scope.tenant.id, keys)).map((invoice) => [invoice.uuid, invoice]));
  const open = rows.flatMap((row) => {
    const invoice = invoices.get(row.invoice.uuid);
    if (!invoice || !isOffered(invoiceActions, 'send', invoice)) return [];
    invoicesOf.set(row, invoice);
    return [{ row, sending: sendingAgain(row, invoice, email) }];
  });
  const full = await refusalsToSend(
    db,
    scope,
    open.map(({ sending }) => sending),
  );
  const refused = new Map(open.map(({ row }, index) => [row, full[index]]));
  return rows.map((row) => (refused.has(row) ? refused.get(row) : closed()));
};

/** Returns a message as it is sent again, to its own or a corrected address. */
function sendingAgain(row: MessageRow, invoice: InvoiceRow, email?: string): Sending {
  const { name = null, kind, transaction_uuid: transaction } = row;
  const sending = sendingOf({ ...invoice, responsible_name: name }, invoice.public_hash ?? '', email || row.email);
  return kind === undefined || kind === 'document' || transaction === undefined
    ? sending
    : { ...sending, about: { kind, transaction } };
}

const closed = (): ApiError =>
  new ApiError('status_not_allowed', {
    reason: { code: 'message_closed', words: 'delivery.refused.message_closed' },
  });

const markReplaced = 'update messages set is_replaced = true where tenant_id = $1 and uuid = any($2::uuid[])';

/** Sends each message again as a new one; a corrected address also replaces the old one in the invoice. */
export const apply: Apply<MessageRow, Resend> = async (db, scope, rows, { email }) => {
  const tenant = scope.tenant.id;
  const sent = rows.map((row) => {
    const invoice = invoicesOf.get(row);
    if (!invoice) throw new Error('A message is sent again without a check');
    return { row, invoice, sending: sendingAgain(row, invoice, email) };
  });
  const by = Map.groupBy(sent, ({ row }) => row.with_attachments === true);
  return [
    db.query(markReplaced, [tenant, rows.map(({ uuid }) => uuid)]),
    ...(email ? sent.map(({ row, invoice }) => correct(db, tenant, invoice, row.email ?? '', email)) : []),
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
