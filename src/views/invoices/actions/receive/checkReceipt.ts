import { isCurrencyCode } from '../../../../../domain/kinds/currency.ts';
import { localTime } from '../../../../../domain/dates/zone.ts';
import { remainingAmount } from '../../../../../domain/payments/remainingAmount.ts';
import { decimalsOf } from '../../../../../domain/money/decimals.ts';

/** What the form holds; `null` is a cleared field. The payment date is an instant, ISO 8601. */
export interface ReceiptValues {
  readonly exchange_currency: string | null;
  readonly exchange_rate: string | null;
  readonly fee: string | null;
  readonly payment_date: string | null;
}

/** What a manual receipt says (specification §7). Money and rates are decimal text. */
export interface Receipt {
  readonly exchange_currency: string;
  readonly exchange_rate?: string;
  readonly fee?: string;
  readonly remaining_amount?: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly payment_date: string;
}

export type ReceiptErrors = Readonly<Partial<Record<keyof ReceiptValues, string>>>;

/** What the receipt leaves in the exchange currency; `undefined` while something is missing or no number. */
export function remainingOf(values: ReceiptValues, total: string): string | undefined {
  const { exchange_currency: currency, exchange_rate: rate, fee } = values;
  if (!isCurrencyCode(currency) || !isRate(rate) || !isFee(fee ?? '0', currency)) return undefined;
  return remainingAmount(total, rate, fee ?? '0', decimalsOf(currency));
}

/** What keeps a receipt from being sent: a key of `invoiceActions.receive` for each field (specification §5). */
export function receiptErrors(values: ReceiptValues, total: string, now: Date): ReceiptErrors {
  const { exchange_currency: currency, exchange_rate: rate, fee, payment_date: date } = values;
  const remaining = remainingOf(values, total);
  const found: Record<keyof ReceiptValues, string | false | undefined> = {
    exchange_currency: !isCurrencyCode(currency) && 'required',
    exchange_rate: rate ? !isRate(rate) && 'invalidRate' : 'required',
    fee: feeError(fee, currency, remaining),
    payment_date: date ? new Date(date) > now && 'future' : 'required',
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The receipt as the API takes it, its date by the clock of the company. Call it only on values without errors. */
export function toReceipt(values: ReceiptValues, total: string, timeZone: string): Receipt {
  return {
    exchange_currency: values.exchange_currency ?? '',
    exchange_rate: values.exchange_rate ?? '',
    fee: values.fee ?? '0',
    remaining_amount: remainingOf(values, total),
    payment_date: localTime(new Date(values.payment_date ?? ''), timeZone).replace('T', ' '),
  };
}

function feeError(fee: string | null, currency: string | null, remaining: string | undefined): string | undefined {
  if (fee && isCurrencyCode(currency) && !isFee(fee, currency)) return 'invalidFee';
  return remaining?.startsWith('-') ? 'feeTooHigh' : undefined;
}

function isRate(rate: string | null): rate is string {
  return rate !== null && /^\d+(\.\d{1,4}0*)?$/.test(rate) && /[1-9]/.test(rate);
}

function isFee(fee: string, currency: string): boolean {
  const [, decimals = ''] = /^\d+(?:\.(\d+))?$/.exec(fee) ?? [undefined, 'x'];
  return decimals !== 'x' && decimals.replace(/0+$/, '').length <= decimalsOf(currency);
}
