import { formatsOf } from '../text/format.ts';
import { fill, labelsOf } from '../text/labels.ts';
import type { PaymentView } from '../view/payment.ts';
import { sheetView, type SheetView } from '../view/sheet.ts';
import type { ReceiptRequest } from './request.ts';

type Column = 'invoice' | 'created' | 'total' | 'payment' | 'paid' | 'open';
type Row = Readonly<Record<Column, string>>;

/** The content of a receipt, on the sheet of a template. */
export interface ReceiptView extends SheetView {
  payment: PaymentView;
  /** That it is no longer valid. */
  void: string | null;
  header_row: Row;
  rows: Row[];
  /** What the invoices do not explain: their sum, and what became credit. */
  sums: { label: string; amount: string }[];
}

/** The number of invoices that the heading names. */
const named = 3;

/** Returns the content of a receipt. Throws a RangeError if an amount is not decimal text. */
export function receiptView({ template, locale, receipt }: ReceiptRequest): ReceiptView {
  const labels = labelsOf(locale);
  const { receipt: words } = labels;
  const { provider, payer, currency, invoices, credit, isReversed } = receipt;
  const formats = formatsOf(locale, currency);
  const numbers = invoices.map(({ number }) => number ?? '');
  const several = `${numbers.slice(0, named).join(', ')}${numbers.length > named ? ' …' : ''}`;
  const number =
    numbers.length === 0
      ? words.unnumbered
      : fill(numbers.length === 1 ? words.number : words.numbers, { numbers: several });
  const heading = `${words.title}: ${number}`;
  const method = receipt.method ?? (receipt.isOnline ? words.online : words.transfer);
  const amount = (label: string, text: string) => ({ label, amount: formats.money(text) });
  return {
    ...sheetView({ template, locale, provider, payer, title: words.title, number, heading, roles: words }, formats),
    status: isReversed ? { code: 'cancelled', label: words.reversed } : null,
    watermark: isReversed ? words.reversed.toLocaleUpperCase(locale) : null,
    payment: {
      label: words.amount,
      amount: formats.money(receipt.amount),
      until: fill(labels.settled.paid_on, { date: formats.date(receipt.paid_on) }),
      sums: [{ label: words.method, amount: method }],
      account: null,
      code: null,
    },
    void: isReversed ? words.void : null,
    header_row: { ...words, total: fill(words.total, { currency }) },
    rows: invoices.map((invoice) => ({
      invoice: invoice.number ?? '',
      created: formats.date(invoice.created),
      total: formats.amount(invoice.total),
      payment: formats.amount(invoice.amount),
      paid: formats.amount(invoice.paid),
      open: formats.amount(invoice.open),
    })),
    sums: [
      ...(credit === null ? [] : [amount(words.credit, credit)]),
      ...(invoices.length > 1 || credit !== null ? [amount(words.amount, receipt.amount)] : []),
    ],
  };
}
