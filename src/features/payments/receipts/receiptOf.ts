import { localTime } from '../../../../domain/dates/zone.ts';
import { decimalText, parseDecimal } from '../../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import type { WithheldInput } from '../../../../domain/payments/withheld/withheldIssues.ts';
import { type Paid, type Receipt, receiptIssues, settle } from '../../../../domain/payments/receipt.ts';
import { withheldOf, type WithheldValues } from './withheldOf.ts';

/** The form's values; `null` is a cleared field. The date is an ISO instant, or invalid input. */
export interface ReceiptValues {
  readonly amount: string | null;
  readonly exchange_currency: string | null;
  readonly exchange_rate: string | null;
  readonly fee: string | null;
  readonly payment_date: string | null;
  readonly note: string | null;
  readonly send_receipt?: boolean | null;
  /** What the payer withheld, of a single invoice that expects it. */
  readonly withheld?: readonly WithheldValues[];
}

/** A receipt as the API takes it. */
export type ReceiptInput = Receipt & {
  readonly note?: string | undefined;
  readonly send_receipt?: boolean | undefined;
  readonly withheld?: readonly WithheldInput[] | undefined;
};

/** Returns the start of this minute, the default payment date. */
export function thisMinute(): string {
  const now = new Date();
  now.setUTCSeconds(0, 0);
  return now.toISOString();
}

/**
 * Converts the values for the API (specification §7), with the date in the company's zone; cleared values are omitted.
 */
export function receiptOf(values: ReceiptValues, timeZone: string): ReceiptInput {
  const { amount, exchange_currency, exchange_rate, fee, payment_date, note, send_receipt: isMailed } = values;
  return {
    amount: amount ?? undefined,
    exchange_currency: exchange_currency ?? undefined,
    exchange_rate: exchange_rate ?? undefined,
    fee: fee ?? '0',
    payment_date: payment_date ? zonedDate(payment_date, timeZone) : undefined,
    note: note ?? undefined,
    ...(isMailed && { send_receipt: true }),
    ...(values.withheld && values.withheld.length > 0 && { withheld: withheldOf(values.withheld) }),
  };
}

/** Converts a date to that zone; invalid input stays, to be refused. */
function zonedDate(date: string, timeZone: string): string {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? date : localTime(instant, timeZone).replace('T', ' ');
}

/** Returns the remaining amount of a receipt, whatever its date; `undefined` while an amount is missing or invalid. */
export function remainingOf(values: Omit<ReceiptValues, 'payment_date' | 'note'>, paid: Paid): string | undefined {
  const receipt = { ...receiptOf({ ...values, payment_date: null, note: null }, 'UTC'), payment_date: paid.created };
  const issues = receiptIssues(receipt, paid, { now: new Date(), timeZone: 'UTC' });
  return issues.every(({ path }) => path === 'payment_date') ? settle(receipt, paid).remaining : undefined;
}

/** Returns what an amount leaves open, or what of it becomes the client's credit; neither while it is invalid. */
export function leavesOf(amount: string | null, paid: Paid): { readonly open?: string; readonly credit?: string } {
  const { currency, open } = paid;
  const clock = { now: new Date(), timeZone: 'UTC' };
  if (amount === null || receiptIssues({ amount }, paid, clock).some(({ path }) => path === 'amount')) return {};
  const left = parseDecimal(open, decimalsOf(currency)) - parseDecimal(amount, decimalsOf(currency));
  if (left === 0n) return {};
  return left > 0n
    ? { open: decimalText(left, decimalsOf(currency)) }
    : { credit: decimalText(-left, decimalsOf(currency)) };
}
