import { compareDecimals } from '../money/compare.ts';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { storedDecimals } from '../money/decimals.ts';
import type { Issue } from '../validation/issue.ts';
import { receiptIssues, type Clock, type Paid, type Receipt } from './receipt.ts';

/** A row of a file of receipts. */
export interface ReceiptRow extends Readonly<Record<string, unknown>> {
  readonly invoice: string;
  readonly paid_on: string;
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
  readonly exchange_currency?: string | undefined;
  readonly exchange_rate?: string | undefined;
  readonly fee?: string | undefined;
  readonly note?: string | undefined;
}

/** A receipt that is booked already. */
export interface KnownReceipt {
  readonly paid_on: string;
  readonly amount: string;
  readonly note?: string | null | undefined;
}

/** The invoice of a row, with what earlier rows leave open of it. */
export interface PaidInvoice extends Paid {
  readonly isOpen: boolean;
}

/** Returns a row as the form of a receipt takes it: without a currency, the invoice's own was received. */
export const receiptOf = (row: ReceiptRow, { currency }: Pick<Paid, 'currency'>): Receipt => ({
  amount: row.amount,
  exchange_currency: row.exchange_currency ?? currency,
  exchange_rate: row.exchange_rate,
  fee: row.fee,
  payment_date: row.paid_on,
});

/** Returns why a row cannot be booked: by the checks of the form, and because it is more than is open. */
export function rowIssues(row: ReceiptRow, invoice: PaidInvoice, clock: Clock): Issue[] {
  if (row.currency !== undefined && row.currency !== invoice.currency) {
    return [{ path: 'currency', key: 'validation.notInvoiceCurrency', args: { currency: invoice.currency } }];
  }
  if (!invoice.isOpen) return [{ path: 'invoice', key: 'validation.invoiceNotOpen' }];
  const receipt = receiptOf(row, invoice);
  const issues = receiptIssues(receipt, invoice, clock).map((issue) => ({
    ...issue,
    path: issue.path === 'payment_date' ? 'paid_on' : issue.path,
  }));
  if (issues.length > 0 || row.amount === undefined || compareDecimals(row.amount, invoice.open) <= 0) return issues;
  return [{ path: 'amount', key: 'validation.aboveOpen' }];
}

/** What a payment leaves open. */
export const leftOpen = (open: string, amount: string): string =>
  decimalText(parseDecimal(open, storedDecimals) - parseDecimal(amount, storedDecimals), storedDecimals);

/**
 * Takes the receipt that a row repeats out of those known of its invoice: of the same day and amount, and with the same
 * note if both have one. So a file that is imported twice books nothing the second time, and two equal rows of a file are
 * two payments.
 */
export function takeKnown(row: ReceiptRow, known: KnownReceipt[]): boolean {
  const noteOf = (note: string | null | undefined) => (note ?? '').trim();
  const alike = (receipt: KnownReceipt) =>
    receipt.paid_on === row.paid_on && (row.amount === undefined || compareDecimals(receipt.amount, row.amount) === 0);
  const same = known.findIndex((receipt) => alike(receipt) && noteOf(receipt.note) === noteOf(row.note));
  const near = known.findIndex((receipt) => alike(receipt) && (noteOf(receipt.note) === '' || noteOf(row.note) === ''));
  const at = same < 0 ? near : same;
  if (at >= 0) known.splice(at, 1);
  return at >= 0;
}
