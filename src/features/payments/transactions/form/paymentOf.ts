import { decimalsOf, storedDecimals } from '../../../../../domain/money/decimals.ts';
import { decimalText } from '../../../../../domain/money/decimal.ts';
import { sumAmounts } from '../../../../../domain/money/sum.ts';
import { type Paid, receiptIssues } from '../../../../../domain/payments/receipt.ts';
import { allocate, type OpenInvoice } from '../../../../../domain/payments/amounts/split.ts';
import type { Issue } from '../../../../../domain/validation/issue.ts';
import { receiptOf, type ReceiptValues } from '../../receipts/receiptOf.ts';

/** The form's values: a receipt of a client in a currency, of chosen invoices, or without any of the oldest. */
export interface PaymentValues extends ReceiptValues {
  readonly service_buyer: { readonly uuid: string } | null;
  readonly currency: string | null;
  readonly invoices: readonly { readonly uuid: string }[];
}

/** An open invoice of the client. */
export interface Payable extends OpenInvoice {
  readonly number: number | undefined;
  readonly full_number?: string | undefined;
  readonly company_number?: string | undefined;
  readonly created: string;
  readonly due_date: string;
  readonly is_overdue: boolean;
}

/** An amount with the decimals of stored ones. */
const countable = /^\d{1,12}(\.\d{1,3})?$/;

/** Earlier than any payment: one without invoice follows no emission. */
const anyDay = '0001-01-01';

type Chosen = Pick<PaymentValues, 'invoices'>;

/** Returns the chosen invoices among those that are open. */
function chosenOf({ invoices }: Chosen, open: readonly Payable[]): readonly Payable[] {
  const keys = new Set(invoices.map(({ uuid }) => uuid));
  return open.filter(({ uuid }) => keys.has(uuid));
}

/** Returns the invoices that the receipt may cover: the chosen ones, or all. */
export function coveredBy(values: Chosen, open: readonly Payable[]): readonly Payable[] {
  const chosen = chosenOf(values, open);
  return chosen.length > 0 ? chosen : open;
}

/** Returns what the receipt pays of each invoice, by key; nothing while the amount is no number. */
export function sharesOf(values: Chosen & Pick<PaymentValues, 'amount'>, open: readonly Payable[]) {
  const { amount } = values;
  if (amount === null || !countable.test(amount)) return new Map<string, string>();
  const shares = allocate(amount, coveredBy(values, open));
  return new Map(shares.flatMap(({ invoice, amount: paid }) => (invoice ? [[invoice, paid] as const] : [])));
}

/** Returns what the receipt is judged by: all that is open of its invoices, and the last emission among those it pays. */
export function paidBy(
  values: Pick<PaymentValues, 'invoices' | 'amount' | 'currency'>,
  open: readonly Payable[],
): Paid {
  const covered = coveredBy(values, open);
  const shares = sharesOf(values, open);
  const currency = values.currency ?? '';
  const days = covered.flatMap(({ uuid, created }) => (shares.has(uuid) ? [created] : [])).toSorted();
  return { currency, open: sumOf(covered, currency), created: days.at(-1) ?? anyDay };
}

/** Sums what is open, with the decimals of the currency. */
const sumOf = (invoices: readonly Payable[], currency: string): string =>
  sumAmounts(
    invoices.map(({ open }) => open),
    currency === '' ? storedDecimals : decimalsOf(currency),
  );

/** Returns the errors of a payment; the date is judged in the company's time zone. */
export function paymentIssues(values: PaymentValues, open: readonly Payable[], timeZone: string): readonly Issue[] {
  const missing = (['service_buyer', 'currency', 'amount'] as const).filter((name) => !values[name]);
  if (missing.length > 0) return missing.map((path) => ({ path, key: 'validation.required' }));
  return receiptIssues(receiptOf(values, timeZone), paidBy(values, open), { now: new Date(), timeZone });
}

/** Converts the values for `POST transactions`. */
export function paymentOf(values: PaymentValues, open: readonly Payable[], timeZone: string) {
  const { service_buyer, currency } = values;
  const invoices = chosenOf(values, open).map(({ uuid }) => ({ uuid }));
  return {
    ...(service_buyer && { service_buyer: { uuid: service_buyer.uuid } }),
    ...(currency && { currency }),
    ...(invoices.length > 0 && { invoices }),
    ...receiptOf(values, timeZone),
  };
}

/** Returns the amount that pays all that is open, the default; null if nothing is. */
export const wholeAmount = (open: readonly Payable[], currency: string): string | null => {
  const sum = sumOf(open, currency);
  return sum === decimalText(0n, decimalsOf(currency)) ? null : sum;
};
