import { randomUUID } from 'node:crypto';
import { storedDecimals } from '../../../../../domain/money/decimals.ts';
import { negate } from '../../../../../domain/money/negate.ts';
import { sumAmounts } from '../../../../../domain/money/sum.ts';
import { openAmount } from '../../../../../domain/payments/amounts/openAmount.ts';
import { paymentInstant } from '../../../../../domain/payments/paymentDate.ts';
import { receiptIssues, settle } from '../../../../../domain/payments/receipt.ts';
import type { receipt } from '../../../../../schemas/parts/payments/receipt.ts';
import type { Issue } from '../../../../../domain/validation/issue.ts';
import type { Infer } from '../../../../../schemas/resource.ts';
import type { Db } from '../../../../database/transaction.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import type { Scope } from '../../../../identity/scope.ts';
import { notifyPayer } from '../../../delivery/index.ts';
import { book, notifyPaid, receiptRows, recordWithheld, withheldProblems } from '../../../payments/index.ts';
import type { InvoiceRow } from '../reading/rows.ts';

/** `payment_date` is in the tenant's time zone. */
export type Receipt = Infer<typeof receipt>;

/** Checks a receipt against each document, and that its currency exists. */
export const check: Check<InvoiceRow, Receipt> = async (db, scope, rows, receipt) => {
  const [currency, withheld] = await Promise.all([
    currencyIssues(db, receipt.exchange_currency),
    withheldProblems(db, scope, rows, receipt.withheld),
  ]);
  return rows.map((row) => refusalOf(scope, row, receipt, [...currency, ...withheld]));
};

/**
 * Records manual payments of invoices: by default all that is open, now, in the invoice's currency. Less leaves it open,
 * more becomes the client's credit.
 */
export const apply: Apply<InvoiceRow, Receipt> = async (db, scope, rows, receipt) =>
  receiveEach(db, scope, rows, () => receipt);

/** Returns the error of a receipt of an invoice; undefined if there is none. */
export function refusalOf({ now, tenant: { timeZone } }: Scope, row: InvoiceRow, receipt: Receipt, more: Issue[] = []) {
  const errors = [...receiptIssues(receipt, paidOf(row), { now, timeZone }), ...more];
  return errors.length > 0 ? new ApiError('validation', { errors }) : undefined;
}

/**
 * Books receipts that `refusalOf` accepts, and queues their mails. Returns the writes without awaiting them; mails are
 * queued before, because the last statements of a command leave with its commit.
 */
export async function receiveEach(
  db: Db,
  scope: Scope,
  rows: readonly InvoiceRow[],
  receiptOf: (row: InvoiceRow) => Receipt,
): Promise<Promise<unknown>[]> {
  const payments = rows.map((row) => {
    const receipt = receiptOf(row);
    return { row, receipt, settled: settle(receipt, paidOf(row)), payment: randomUUID() };
  });
  const writes = payments.flatMap(({ row, receipt, settled, payment }) => {
    const paidAt = paidAtOf(receipt, scope);
    const { amount, ...exchange } = settled;
    const bookings = receiptRows(row, [{ ...row, open: openAmount(row) }], amount, exchange);
    return book(db, scope, { payment, paidAt, note: receipt.note }, bookings);
  });
  const withheld = await Promise.all(payments.map((paid) => recordWithheld(db, scope, withheldAt(scope, paid))));
  const mailed = payments.filter(({ receipt }) => receipt.send_receipt).map(({ payment }) => payment);
  if (mailed.length > 0) await notifyPayer(db, scope, mailed);
  const notices = payments.map(({ row, settled }) => ({
    invoice: row.uuid,
    amount: settled.amount,
    currency: row.currency,
  }));
  return [...writes, ...withheld.flat(), ...notifyPaid(db, scope, notices)];
}

interface BookedReceipt {
  readonly row: InvoiceRow;
  readonly receipt: Receipt;
  readonly settled: { readonly amount: string };
  readonly payment: string;
}

const paidAtOf = ({ payment_date: date }: Receipt, scope: Scope): Date =>
  date ? paymentInstant(date, scope.tenant.timeZone) : scope.now;

function withheldAt(scope: Scope, { row, receipt, settled: { amount }, payment }: BookedReceipt) {
  const payable = sumAmounts([row.total, negate(row.credited), row.debited], storedDecimals);
  const part = { amount, open: openAmount(row), payable };
  return { invoice: row, payment, paidAt: paidAtOf(receipt, scope), part, withheld: receipt.withheld ?? [] };
}

const paidOf = (row: InvoiceRow) => ({ currency: row.currency, created: row.created, open: openAmount(row) });

async function currencyIssues(db: Db, currency: string | undefined): Promise<Issue[]> {
  if (currency === undefined) return [];
  const known = await db.query('select from currencies where code = $1', [currency]);
  return known.length > 0 ? [] : [{ path: 'exchange_currency', key: 'validation.unknownReference' }];
}
