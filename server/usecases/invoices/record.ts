import type { DocumentOptions } from '../../../schemas/parts/document.ts';
import { isOverdue } from '../../../domain/payments/overdue.ts';
import { transactionStatus } from '../../../domain/payments/transactionStatus.ts';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import invoices from '../../../schemas/resources/invoices.ts';
import { moneyIn } from '../documents/money.ts';
import { documentRecord, linesRecord } from '../documents/record.ts';
import { invoiceFields } from './columns.ts';
import type { InvoiceMarks, InvoiceRow } from './rows.ts';
import type { Scope } from '../../scope.ts';

/** Property names are those of the schema. */
export type InvoiceRecord = Record<string, unknown> &
  Pick<InvoiceRow, 'uuid' | 'status' | 'currency' | 'created' | 'due_date'> &
  DocumentOptions;

/**
 * Returns the invoice as the API presents it: amounts with the decimals of the currency; absent values are undefined.
 */
export function toRecord(row: InvoiceRow, scope: Scope): InvoiceRecord {
  const money = moneyIn(row.currency);
  return {
    ...documentRecord(row, invoiceFields, money),
    number: row.number ?? undefined,
    status: row.status,
    type: row.type,
    contract_uuid: row.contract_uuid ?? undefined,
    occurrence: row.occurrence ?? undefined,
    contract_type: row.contract_type,
    standing: row.standing ?? undefined,
    held_because: row.held_because ?? undefined,
    created: row.created,
    items_invoice: linesRecord(row, money),
    amount: money(row.total),
    logo: row.has_logo ? `${urlOf(invoices)}/${row.uuid}/logo` : undefined,
    is_draft: row.status === 'draft',
    payment_authorized: row.payment_authorized,
    is_overdue: isOverdue(row, scope.now, scope.tenant.timeZone),
    paid_on: row.paid_on ?? undefined,
    can_revert: row.status === 'billed' && !isKnownOutside(row),
    public_hash: row.public_hash ?? undefined,
    transactions: [transactionRecord(row, scope, money)],
  };
}

/** Returns the state of an invoice's record: it changes with the stored data, and when the invoice becomes overdue. */
export const stateOf = (invoice: InvoiceMarks, { now, tenant }: Scope): string =>
  `${invoice.marks} ${isOverdue(invoice, now, tenant.timeZone)}`;

/** The invoice is already known to its receiver, or paid. */
const isKnownOutside = (row: InvoiceRow): boolean =>
  row.sent_at !== null || row.seen_at !== null || row.payment_authorized || row.payment_date !== null;

type Money = (text: string) => string;

function transactionRecord(row: InvoiceRow, scope: Scope, money: Money): Record<string, unknown> {
  const exchanged = moneyIn(row.exchange_currency ?? row.currency);
  const payment = { payment_date: row.payment_date ?? undefined, gateway: row.gateway_status ?? undefined };
  return {
    status: transactionStatus(row, payment, scope.now, scope.tenant.timeZone),
    amount: money(row.total),
    currency: row.currency,
    payment_date: row.payment_date ?? undefined,
    payment_link: row.payment_link ?? undefined,
    public_notes: row.public_notes ?? undefined,
    exchange_rate: row.exchange_rate ?? undefined,
    exchange_currency: row.exchange_currency ?? undefined,
    fee: row.fee ? exchanged(row.fee) : undefined,
    remaining_amount: row.remaining_amount ? exchanged(row.remaining_amount) : undefined,
    account: row.account ?? undefined,
  };
}
