import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { dispatch } from '../messages/dispatch.ts';
import { plain, sendingOf, type Sendable, type Sending } from '../messages/documentRecipients.ts';

interface BookedPayment extends Sendable {
  readonly payment: string;
  readonly transaction: string;
  readonly kind: 'receipt' | 'refund';
  readonly hash: string | null;
  /** Whom the invoice was sent to, or the address of its client, if it names nobody. */
  readonly others: string | null;
}

// A reversal is mailed to those who have the receipt of what it reverses; credits and write-offs are not mailed.
const select = `
  select t.payment_uuid as payment, t.uuid as transaction,
    case when t.kind in ('receipt', 'gateway') then 'receipt' else 'refund' end as kind,
    i.uuid, i.public_hash as hash, i.send_email, i.responsible_name, i.responsible_email, i.service_buyer, i.payment_responsible,
    coalesce((select string_agg(distinct m.email, ';') from messages m
        where m.tenant_id = $1 and m.invoice_uuid = i.uuid and m.kind = 'document' and m.cc_of is null and not m.is_replaced and m.delivery <> 'bounced'),
      (select e.responsible_email from entities e
        where e.tenant_id = $1 and e.uuid = coalesce(i.payment_responsible_uuid, i.service_buyer_uuid))) as others
  from transactions t join invoices i on i.tenant_id = $1 and i.uuid = t.invoice_uuid
  where t.tenant_id = $1 and t.payment_uuid = any($2::uuid[]) and (t.kind in ('receipt', 'gateway', 'refund')
    or t.kind = 'reversal' and exists (
      select from messages m where m.tenant_id = $1 and m.transaction_uuid = t.reverses_uuid and m.kind = 'receipt'))
  order by i.due_date, i.number`;

/**
 * Returns the mails about payments: to the recipients of the invoice, or else to those whom it was sent to, or to
 * the address of its client. A
 * payment of several invoices has one mail.
 */
export async function paymentMailsOf(
  db: Db,
  { tenant }: Scope,
  payments: readonly string[],
): Promise<PaymentSending[]> {
  const found = await db.query<BookedPayment>(select, [tenant.id, payments]);
  const sendings = found.map(({ payment, transaction, kind, hash, others, ...invoice }) => ({
    payment,
    ...sendingOf(invoice, hash, { to: plain(invoice.responsible_email || (others ?? '')) }),
    about: { kind, transaction },
  }));
  const addressed = Map.groupBy(
    sendings.filter(({ to }) => to.length > 0),
    ({ payment }) => payment,
  );
  return [...addressed.values()].flatMap(([first]) => first ?? []);
}

type PaymentSending = Sending & { readonly payment: string };

/** Queues the receipts of payments, or the mails about refunds and reversals, in the transaction that books them. */
export const notifyPayer = async (db: Db, scope: Scope, payments: readonly string[]): Promise<void> =>
  dispatch(db, scope, await paymentMailsOf(db, scope, payments));
