import { localTime } from '../../../../../domain/dates/zone.ts';
import { type Paid, type Receipt, receiptIssues, settle } from '../../../../../domain/payments/receipt.ts';

/** What the form holds; `null` is a cleared field. The payment date is an instant, ISO 8601, or what was typed and is none. */
export interface ReceiptValues {
  readonly exchange_currency: string | null;
  readonly exchange_rate: string | null;
  readonly fee: string | null;
  readonly payment_date: string | null;
}

/** The instant at which this minute began: what a receipt is of unless somebody says otherwise. */
export function thisMinute(): string {
  const now = new Date();
  now.setUTCSeconds(0, 0);
  return now.toISOString();
}

/** The receipt as the API takes it (specification §7), its date by the clock of the company: what is cleared is not said. */
export function receiptOf(values: ReceiptValues, timeZone: string): Receipt {
  const { exchange_currency, exchange_rate, fee, payment_date } = values;
  return {
    exchange_currency: exchange_currency ?? undefined,
    exchange_rate: exchange_rate ?? undefined,
    fee: fee ?? '0',
    payment_date: payment_date ? told(payment_date, timeZone) : undefined,
  };
}

/** A date by that clock; what was typed and is none stays as it is, for the rule to refuse it. */
function told(date: string, timeZone: string): string {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? date : localTime(instant, timeZone).replace('T', ' ');
}

/** What the receipt leaves in the exchange currency, whatever its date; `undefined` while an amount is missing or wrong. */
export function remainingOf(values: ReceiptValues, paid: Paid): string | undefined {
  const receipt = receiptOf(values, 'UTC');
  const issues = receiptIssues(receipt, paid, { now: new Date(), timeZone: 'UTC' });
  return issues.every(({ path }) => path === 'payment_date') ? settle(receipt, paid).remaining : undefined;
}
