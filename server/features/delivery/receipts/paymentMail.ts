import type { Db } from '../../../database/transaction.ts';
import type { TransactionKind } from '../../../../schemas/parts/payments/transaction.ts';
import { shownNumber } from '../../../engine/documents/shownNumber.ts';

/** What a receipt, or the mail about a refund or reversal, says. Amounts are decimal text in the invoice's currency. */
export interface PaymentMail {
  readonly transaction: string;
  readonly kind: TransactionKind;
  /** Of all invoices of the payment, and what became credit. */
  readonly amount: string;
  readonly paid_on: string;
  /** The numbers of the invoices. */
  readonly numbers: string;
  /** The payment that was given back or reversed. */
  readonly former: { readonly amount: string; readonly paid_on: string } | null;
  /** Whether all that was paid was given back. */
  readonly is_whole: boolean;
}

// A gateway reports a refund of an invoice; what it gives back is the last payment that the gateway collected.
const select = `
  select t.uuid as transaction, t.kind, t.paid_on, p.amount::text, p.numbers,
    (select jsonb_build_object('amount', f.amount::text, 'paid_on', f.paid_on) from transactions f
      where f.tenant_id = $1 and case when t.reverses_uuid is null
        then t.kind = 'refund' and f.invoice_uuid = t.invoice_uuid and f.kind = 'gateway' and not f.is_reversed
        else f.uuid = t.reverses_uuid end
      order by f.created_at desc, f.uuid desc limit 1) as former,
    i.refund_state = 'refunded' as is_whole
  from transactions t
    join invoices i on i.tenant_id = $1 and i.uuid = t.invoice_uuid
    cross join lateral (
      select sum(a.amount) as amount, string_agg(${shownNumber('n')}, ', ' order by n.number, n.company_number) as numbers
      from transactions a left join invoices n on n.tenant_id = $1 and n.uuid = a.invoice_uuid
      where a.tenant_id = $1 and a.payment_uuid = t.payment_uuid) p
  where t.tenant_id = $1 and t.uuid = $2`;

/** Reads what the mail about a transaction says. */
export async function readPaymentMail(db: Db, tenant: string, transaction: string): Promise<PaymentMail> {
  const [found] = await db.query<PaymentMail>(select, [tenant, transaction]);
  if (!found) throw new Error('A mail is about a transaction that does not exist');
  return found;
}
