import type { DocumentOptions } from '../../../../../schemas/parts/documents/document.ts';
import { remindAfter } from '../../../../../domain/collecting/remindAfter.ts';
import { today } from '../../../../../domain/dates/today.ts';
import { isOverdue } from '../../../../../domain/payments/overdue.ts';
import { compareDecimals } from '../../../../../domain/money/compare.ts';
import { storedDecimals } from '../../../../../domain/money/decimals.ts';
import { negate } from '../../../../../domain/money/negate.ts';
import { sumAmounts } from '../../../../../domain/money/sum.ts';
import { openAmount } from '../../../../../domain/payments/amounts/openAmount.ts';
import { bookingKinds, isPayment } from '../../../../../domain/payments/bookingKinds.ts';
import { refundableOf } from '../../../../../domain/payments/refunds.ts';
import { bookingStatus, transactionStatus } from '../../../../../domain/payments/transactionStatus.ts';
import { urlOf } from '../../../../../domain/schema/urlOf.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { moneyIn } from '../../../../engine/documents/lines/money.ts';
import { namesOf } from '../../../../engine/documents/names.ts';
import { documentRecord, linesRecord } from '../../../../engine/documents/record.ts';
import type { Booking } from './bookings.ts';
import { invoiceFields } from './columns.ts';
import { openingLine } from './openingLine.ts';
import type { InvoiceMarks, InvoiceRow } from './rows.ts';
import type { Scope } from '../../../../identity/scope.ts';

const { ownFields } = namesOf(invoices);

/** Property names are those of the schema. */
export type InvoiceRecord = Record<string, unknown> &
  Pick<InvoiceRow, 'uuid' | 'status' | 'currency' | 'created' | 'due_date'> &
  DocumentOptions;

/**
 * Returns the invoice as the API presents it: amounts with the decimals of the currency; absent values are undefined.
 */
export function toRecord(row: InvoiceRow, scope: Scope): InvoiceRecord {
  const money = moneyIn(row.currency);
  const open = openAmount(row);
  const aboveZero = (amount: string) => (isAboveZero(amount) ? money(amount) : undefined);
  return {
    ...documentRecord(row, invoiceFields, money),
    number: row.number ?? undefined,
    full_number: row.full_number ?? undefined,
    status: row.status,
    cancel_reason: row.cancel_reason ?? undefined,
    type: row.type,
    is_imported: row.is_imported,
    contract_uuid: row.contract_uuid ?? undefined,
    occurrence: row.occurrence ?? undefined,
    contract_type: row.contract_type,
    quote_uuid: row.quote_uuid ?? undefined,
    deposit_percent: row.deposit_percent ?? undefined,
    is_deducted: row.deposit_percent ? row.is_deducted : undefined,
    // What a deposit leaves may be 0; other lines are above it.
    is_empty: compareDecimals(row.subtotal, '0') === 0 && !row.has_deposits,
    schedule_status: row.schedule_status ?? undefined,
    held_because: row.held_because ?? undefined,
    created: row.created,
    items_invoice: row.is_imported && row.lines ? [openingLine(row, money)] : linesRecord(row, money, ownFields),
    amount: money(row.total),
    open_amount: money(open),
    is_partly_paid: row.status === 'billed' && isAboveZero(paidBesideNotes(row)),
    credited_amount: aboveZero(row.credited),
    debited_amount: aboveZero(row.debited),
    has_notes: isAboveZero(row.credited) || isAboveZero(row.debited),
    logo: row.has_logo ? `${urlOf(invoices)}/${row.uuid}/logo` : undefined,
    is_draft: row.status === 'draft',
    payment_authorized: row.payment_authorized,
    is_overdue: isOverdue(row, scope.now, scope.tenant.timeZone),
    reminders_off: row.reminders_off,
    promised_date: row.promised_date ?? undefined,
    remind_after: remindAfter({
      ...row,
      reminded_on: row.reminded_at && today(new Date(row.reminded_at), scope.tenant.timeZone),
    }),
    paid_on: row.paid_on ?? undefined,
    send_state: row.send_state ?? undefined,
    client_credit: row.credit ? money(row.credit) : undefined,
    // Within the company's limit for losses.
    can_write_off: isAboveZero(open) && compareDecimals(open, row.write_off_limit ?? '0') <= 0,
    refund_state: row.refund_state ?? undefined,
    refunded_amount: aboveZero(row.refunded),
    refundable_amount: aboveZero(refundableOf(row)),
    is_refund_under_way: isAboveZero(row.refunding),
    can_revert: row.status === 'billed' && !isKnownOutside(row),
    public_hash: row.public_hash ?? undefined,
    transactions: transactionRecords(row, scope, money, open),
    payment_link_error: row.payment_link_failure?.error,
    payment_link_problem: row.payment_link_failure?.problem ?? undefined,
    gateway_status: row.gateway_status ?? undefined,
  };
}

/** What is booked without notes. */
const paidBesideNotes = ({ booked, credited, debited }: InvoiceRow): string =>
  sumAmounts([booked, negate(credited), debited], storedDecimals);

const isAboveZero = (amount: string): boolean => compareDecimals(amount, '0') > 0;

/** Returns the state of an invoice's record: it changes with the stored data, and when the invoice becomes overdue. */
export const stateOf = (invoice: InvoiceMarks, { now, tenant }: Scope): string =>
  `${invoice.marks} ${isOverdue(invoice, now, tenant.timeZone)}`;

/** The invoice is already known to its receiver, or was paid at some time. */
const isKnownOutside = (row: InvoiceRow): boolean =>
  row.sent_at !== null || row.seen_at !== null || row.payment_authorized || row.bookings !== null;

type Money = (text: string) => string;

/** The expected payment of what is open, then the bookings, newest first. */
function transactionRecords(row: InvoiceRow, scope: Scope, money: Money, open: string): Record<string, unknown>[] {
  const booked = shownFirst(row).map((booking) => bookingRecord(row, booking, scope, money));
  return row.status === 'paid' && booked.length > 0 ? booked : [expectedRecord(row, scope, money, open), ...booked];
}

/** Newest first; a partial refund comes after the payments, because the first tells the status of the invoice. */
function shownFirst({ bookings, gateway_status: status }: InvoiceRow): readonly Booking[] {
  const all = bookings ?? [];
  if (status === 'Refunded') return all;
  const of = (sum: 'booked' | 'refunded') => all.filter(({ kind }) => bookingKinds[kind].changes === sum);
  return [...of('booked'), ...of('refunded')];
}

function expectedRecord(row: InvoiceRow, scope: Scope, money: Money, open: string): Record<string, unknown> {
  const payment = { gateway: row.gateway_status ?? undefined };
  return {
    status: transactionStatus(row, payment, scope.now, scope.tenant.timeZone),
    amount: money(row.status === 'billed' ? open : row.total),
    ...sharedRecord(row),
  };
}

function bookingRecord(row: InvoiceRow, booking: Booking, { tenant }: Scope, money: Money): Record<string, unknown> {
  const { uuid, kind, paid_at, amount, exchange_rate, exchange_currency, fee, remaining_amount, note, reason } =
    booking;
  const exchanged = moneyIn(exchange_currency);
  return {
    uuid,
    kind,
    status: isRefunded(row, booking) ? 'Refunded' : bookingStatus(booking, row.due_date, tenant.timeZone),
    amount: money(amount),
    ...sharedRecord(row),
    payment_date: paid_at,
    exchange_rate,
    exchange_currency,
    fee: exchanged(fee),
    remaining_amount: exchanged(remaining_amount),
    note: note ?? undefined,
    reason: reason ?? undefined,
    is_reversed: booking.is_reversed,
  };
}

/** What a gateway collected, once all of it was given back. */
const isRefunded = ({ gateway_status: status }: InvoiceRow, booking: Booking): boolean =>
  status === 'Refunded' && bookingKinds[booking.kind].isOfGateway && isPayment(booking);

/** What the expected payment and the bookings of an invoice have in common. */
const sharedRecord = ({ currency, payment_link, public_notes, account }: InvoiceRow) => ({
  currency,
  payment_link: payment_link ?? undefined,
  public_notes: public_notes ?? undefined,
  account: account ?? undefined,
});
