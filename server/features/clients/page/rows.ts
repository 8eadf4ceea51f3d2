import { isOverdue } from '../../../../domain/payments/overdue.ts';
import type { PaidTo } from '../../../../domain/payments/codes/paymentCode.ts';
import type { InvoiceStatus } from '../../../../schemas/parts/invoicing/invoiceActions.ts';
import { payToColumn } from '../../../engine/documents/drawing/printedFields.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import type { Scope } from '../../../identity/scope.ts';

/** An invoice on the page of its payer, as `paidColumns` returns it. */
export interface PaidRow {
  readonly uuid: string;
  /** None of ours if it is of the previous system. */
  readonly number: number | null;
  readonly full_number: string | null;
  readonly is_imported: boolean;
  readonly company_number: string | null;
  readonly status: InvoiceStatus;
  readonly currency: string;
  readonly created: string;
  readonly due_date: string;
  readonly paid_on: string | null;
  readonly total: string;
  readonly open_amount: string;
  readonly account_uuid: string | null;
  readonly payment_authorized: boolean;
  readonly is_awaited: boolean;
  readonly payment_link: string | null;
  readonly public_hash: string | null;
  readonly template: string;
  readonly pay_to: PaidTo | null;
}

/** SQL: the columns of a `PaidRow` of `invoices i`. Without its public link an invoice is not paid at its gateway. */
export const paidColumns = `
  i.uuid, i.number, i.full_number, i.is_imported, i.company_number, i.status, i.currency, i.created::text as created, i.due_date::text as due_date,
  i.paid_on::text as paid_on, i.total::text as total, i.open_amount::text as open_amount, i.account_uuid,
  i.payment_authorized, i.payment_authorized or coalesce(i.gateway_status in ('Authorized', 'Payment Sent'), false) as is_awaited,
  case when i.public_hash is not null then i.payment_link end as payment_link, i.public_hash, i.template,
  ${payToColumn('i.tenant_id', 'i.account_uuid', 'i.printed')}`;

/** Returns an invoice as the page shows it. */
export function paidRecord(row: PaidRow, { now, tenant }: Scope): Readonly<Record<string, unknown>> {
  const money = moneyIn(row.currency);
  const isOpen = row.status === 'billed';
  return {
    uuid: row.uuid,
    number: row.number ?? undefined,
    full_number: row.full_number ?? undefined,
    is_imported: row.is_imported,
    company_number: row.company_number ?? undefined,
    status: row.status,
    currency: row.currency,
    created: row.created,
    due_date: row.due_date,
    paid_on: row.paid_on ?? undefined,
    amount: money(row.total),
    open_amount: money(row.open_amount),
    is_overdue: isOverdue(row, now, tenant.timeZone),
    is_awaited: isOpen && row.is_awaited,
    account: isOpen ? (row.account_uuid ?? undefined) : undefined,
    has_details: isOpen && Boolean(row.pay_to?.details),
    payment_link: isOpen && !row.is_awaited ? (row.payment_link ?? undefined) : undefined,
    public_hash: row.public_hash ?? undefined,
    template: row.template,
  };
}
