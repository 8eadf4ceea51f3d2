import { randomUUID } from 'node:crypto';
import { today } from '../../../../domain/dates/today.ts';
import { isPayment } from '../../../../domain/payments/bookingKinds.ts';
import { openAmount } from '../../../../domain/payments/amounts/openAmount.ts';
import {
  leftOpen,
  receiptOf,
  rowIssues,
  takeKnown,
  type KnownReceipt,
  type ReceiptRow,
} from '../../../../domain/payments/importedReceipts.ts';
import { paymentInstant } from '../../../../domain/payments/paymentDate.ts';
import { settle } from '../../../../domain/payments/receipt.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import transactions from '../../../../schemas/resources/payments/transactions.ts';
import type { Db } from '../../../database/transaction.ts';
import type { RowsFile } from '../../../engine/import/judgeRows.ts';
import { issuesWith } from '../../../engine/writing/check.ts';
import { requirePermission, type Scope } from '../../../identity/scope.ts';
import { lockInvoices, type InvoiceRow } from '../../invoicing/index.ts';
import { book } from './book.ts';
import { isOpen } from './coveredInvoices.ts';
import { invoicesCalled } from './invoicesCalled.ts';
import { notifyPaid } from './notifyPaid.ts';
import { bookedShares } from './receive.ts';
import { settledBy, type BookedPayment, type NewBooking } from './settlement.ts';

/** A receipt of an invoice, to book. */
interface Booking {
  readonly invoice: string;
  readonly row: ReceiptRow;
  readonly amount: string;
  /** What was open of the invoice before. */
  readonly open: string;
}

/** Judges receipts of invoices row by row: parts of one invoice add up. Each is booked as one that is entered by hand. */
export const judge: RowsFile<ReceiptRow>['judge'] = async (db, scope, receipts) => {
  requirePermission(scope, `${transactions.name}:create`);
  const { tenant, now } = scope;
  const called = await invoicesCalled(
    db,
    tenant.id,
    receipts.map(({ input }) => input.invoice),
  );
  const keys = new Set(receipts.flatMap(({ input }) => called(input.invoice)));
  const invoices = new Map((await lockInvoices(db, tenant.id, [...keys])).map((row) => [row.uuid, row]));
  const known = new Map([...invoices].map(([uuid, row]) => [uuid, knownOf(row, tenant.timeZone)]));
  const open = new Map([...invoices].map(([uuid, row]) => [uuid, openAmount(row)]));
  const currencies = await issuesWith(
    db,
    transactions,
    scope,
    receipts.map(({ input: { exchange_currency } }) => ({ input: { exchange_currency } })),
  );
  const issues = new Map<number, readonly Issue[]>();
  const unchanged = new Set<number>();
  const bookings: Booking[] = [];
  for (const [at, { row, input: receipt }] of receipts.entries()) {
    const [uuid = '', ...others] = called(receipt.invoice);
    const invoice = invoices.get(uuid);
    if (!invoice || others.length > 0) {
      const key = invoice ? 'validation.ambiguousReference' : 'validation.import.notFound';
      issues.set(row, [{ path: 'invoice', key, args: { text: receipt.invoice } }]);
    } else if (takeKnown(receipt, known.get(uuid) ?? [])) unchanged.add(row);
    else {
      const left = open.get(uuid) ?? '0';
      const paid = { currency: invoice.currency, created: invoice.created, open: left, isOpen: isOpen(invoice) };
      const found = [...(currencies[at] ?? []), ...rowIssues(receipt, paid, { now, timeZone: tenant.timeZone })];
      if (found.length > 0) issues.set(row, found);
      else {
        const { amount = left } = receipt;
        bookings.push({ invoice: uuid, row: receipt, amount, open: left });
        open.set(uuid, leftOpen(left, amount));
      }
    }
  }
  return { issues, unchanged, write: () => bookAll(db, scope, invoices, bookings) };
};

/** The payments that are booked on an invoice. */
const knownOf = ({ bookings }: InvoiceRow, timeZone: string): KnownReceipt[] =>
  (bookings ?? [])
    .filter((booking) => booking.kind === 'receipt' && isPayment(booking))
    .map(({ paid_at, amount, note }) => ({ paid_on: today(new Date(paid_at), timeZone), amount, note }));

async function bookAll(
  db: Db,
  scope: Scope,
  locked: ReadonlyMap<string, InvoiceRow>,
  bookings: readonly Booking[],
): Promise<void> {
  const { timeZone } = scope.tenant;
  const invoices = new Map(locked);
  for (const { invoice: uuid, row, amount, open } of bookings) {
    const invoice = invoices.get(uuid);
    if (!invoice) continue;
    const paid = { payment: randomUUID(), paidAt: paymentInstant(row.paid_on, timeZone), note: row.note };
    const exchange = settle({ ...receiptOf(row, invoice), amount }, { ...invoice, open });
    const rows = bookedShares(invoice, [invoice], [{ invoice: uuid, amount }], exchange);
    // oxlint-disable-next-line no-await-in-loop -- the next part of an invoice follows this one
    await Promise.all(book(db, scope, paid, rows));
    invoices.set(uuid, afterPayment(invoice, rows, paid, timeZone));
  }
  await Promise.all(
    notifyPaid(
      db,
      scope,
      bookings.map(({ invoice, amount }) => ({
        invoice,
        amount,
        currency: locked.get(invoice)?.currency ?? '',
      })),
    ),
  );
}

/** An invoice after a payment, as it would be read again. */
function afterPayment(
  invoice: InvoiceRow,
  rows: readonly NewBooking[],
  paid: BookedPayment,
  timeZone: string,
): InvoiceRow {
  const [after] = settledBy(rows, paid, timeZone);
  const added = rows.map(({ kind, amount, exchange_currency, exchange_rate, fee, remaining }) => ({
    uuid: paid.payment,
    kind,
    paid_at: paid.paidAt.toISOString(),
    amount,
    exchange_currency,
    exchange_rate,
    fee,
    remaining_amount: remaining,
    note: paid.note ?? null,
    reason: null,
    is_reversed: false,
  }));
  return { ...invoice, ...after, bookings: [...added, ...(invoice.bookings ?? [])] };
}
