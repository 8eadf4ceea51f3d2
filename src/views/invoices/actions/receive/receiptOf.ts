import { localTime } from '../../../../../domain/dates/zone.ts';
import { type Paid, type Receipt, receiptIssues, settle } from '../../../../../domain/payments/receipt.ts';

/** What the form holds; `null` is a cleared field. The payment date is an instant, ISO 8601. */
export interface ReceiptValues {
  readonly exchange_currency: string | null;
  readonly exchange_rate: string | null;
  readonly fee: string | null;
  readonly payment_date: string | null;
}

/** The receipt as the API takes it (specification §7), its date by the clock of the company: what is cleared is not said. */
export function receiptOf(values: ReceiptValues, timeZone: string): Receipt {
  const { exchange_currency, exchange_rate, fee, payment_date } = values;
  return {
    exchange_currency: exchange_currency ?? undefined,
    exchange_rate: exchange_rate ?? undefined,
    fee: fee ?? '0',
    payment_date: payment_date ? localTime(new Date(payment_date), timeZone).replace('T', ' ') : undefined,
  };
}

/** What the receipt leaves in the exchange currency, whatever its date; `undefined` while an amount is missing or wrong. */
export function remainingOf(values: ReceiptValues, paid: Paid): string | undefined {
  const receipt = receiptOf(values, 'UTC');
  const issues = receiptIssues(receipt, paid, { now: new Date(), timeZone: 'UTC' });
  return issues.every(({ path }) => path === 'payment_date') ? settle(receipt, paid).remaining : undefined;
}
