import { formatDecimal } from '../../../../../../domain/kinds/decimal.ts';
import { formatInstant } from '../../../../../../domain/kinds/instant.ts';
import { formatMoney } from '../../../../../../domain/kinds/money.ts';
import type { Language } from '../../../../../../domain/languages.ts';
import { bookedSums } from '../../../../../../domain/payments/amounts/bookedSums.ts';
import { shownStatus } from '../../../../../../domain/payments/shownStatus.ts';
import type { transaction } from '../../../../../../schemas/parts/payments/transaction.ts';
import type { Infer } from '../../../../../../schemas/resource.ts';
import type { Invoice } from '../../../../../../schemas/resources/invoicing/invoices.ts';
import type { Fact } from '../../../../../shell/dialog/Facts.tsx';
import type { ListedInvoice } from '../dialogProps.ts';

export type Payment = Infer<typeof transaction>;

type Refunded = Pick<Invoice, 'refunded_amount' | 'is_refund_under_way' | 'currency'>;

/** Who reads the facts, and where. */
export interface Reader {
  readonly language: Language;
  readonly translate: (key: string, args?: Readonly<Record<string, string>>) => string;
  /** The company's time zone. */
  readonly timeZone: string | undefined;
}

/** Returns the facts of an expected payment or of a booking as text, without absent ones. */
export function paymentFacts(payment: Payment, reader: Reader): readonly Fact<string>[] {
  const { language, translate, timeZone } = reader;
  const { payment_date, currency, exchange_currency = currency } = payment;
  const isExchanged = exchange_currency !== currency;
  const money = (amount: string | undefined, of: string) => amount && formatMoney(amount, of, language);
  const facts = {
    status: statusText(payment, reader),
    public_notes: payment.public_notes,
    payment_date: payment_date && formatInstant(payment_date, language, timeZone),
    amount: money(payment.amount, currency),
    exchange_rate: isExchanged ? rateText(payment, language) : undefined,
    fee: money(payment.fee, exchange_currency),
    remaining_amount: money(payment.remaining_amount, exchange_currency),
    note: payment.note,
    reason: payment.reason,
  };
  return present(facts, (name) => translate(`resources.invoices.fields.transactions.${name}`));
}

/**
 * Returns the sums of an invoice with several bookings, notes or something open, each of its total; undefined if one
 * booking or the expected payment says it all.
 */
export function settledFacts(invoice: ListedInvoice, reader: Reader): readonly Fact<string>[] | undefined {
  const {
    currency,
    transactions = [],
    is_partly_paid: isPartly,
    has_notes: hasNotes,
    refunded_amount: refunded,
  } = invoice;
  const { credited_amount: credited, debited_amount: debited } = invoice;
  const { received, credit, writtenOff, reasons, count } = bookedSums(transactions, currency);
  if (!isPartly && !hasNotes && count < 2 && !(refunded && count > 0)) return undefined;
  const { language, translate } = reader;
  const money = (amount: string | undefined) => amount && formatMoney(amount, currency, language);
  const total = money(invoice.total);
  const of = (amount: string | undefined) =>
    amount &&
    total &&
    translate('invoiceActions.booked.of', { amount: formatMoney(amount, currency, language), total });
  const [payment] = transactions;
  // With debit notes more may be open than the total.
  const isOpen = isPartly || (hasNotes && invoice.status === 'billed');
  const named = {
    'fields.transactions.status':
      shownStatus(invoice) === 'credited'
        ? translate('invoices.state.credited')
        : payment && statusText(payment, reader),
    'fields.transactions.public_notes': payment?.public_notes,
    'fields.open_amount': isOpen ? (debited ? money : of)(invoice.open_amount) : undefined,
    'fields.debited_amount': money(debited),
    'fields.credited_amount': of(credited),
  };
  const summed = {
    received: of(received),
    credit: money(credit),
    writtenOff: [money(writtenOff), ...reasons].filter(Boolean).join(' · '),
  };
  return [
    ...present(named, (name) => translate(`resources.invoices.${name}`)),
    ...present(summed, (name) => translate(`invoiceActions.booked.${name}`)),
  ];
}

const statusText = ({ status }: Payment, { translate }: Reader): string =>
  translate(`resources.invoices.values.transactions.status.${status}`, { _: status });

/** Returns what went back of the payment of an invoice, and whether more is to follow. */
export const refundFacts = (
  { refunded_amount: amount, is_refund_under_way: isUnderWay, currency }: Refunded,
  { language, translate }: Reader,
): readonly Fact<string>[] =>
  present(
    {
      'fields.refunded_amount': amount && formatMoney(amount, currency, language),
      'values.transactions.kind.refund': isUnderWay
        ? translate('resources.invoices.fields.is_refund_under_way')
        : undefined,
    },
    (name) => translate(`resources.invoices.${name}`),
  );

/** Returns the facts of the account that a payment goes to. */
export const accountFacts = ({ account }: Payment, { translate }: Pick<Reader, 'translate'>): readonly Fact<string>[] =>
  present({ account: account?.name, accountType: account?.account_type?.name }, (name) =>
    translate(`invoiceActions.receipt.${name}`),
  );

const rateText = ({ exchange_rate: rate, exchange_currency, currency }: Payment, language: Language) =>
  rate && `${formatDecimal(rate, language)} ${exchange_currency} / ${currency}`;

const present = (
  facts: Readonly<Record<string, string | undefined>>,
  labelOf: (name: string) => string,
): Fact<string>[] =>
  Object.entries(facts).flatMap(([key, value]) => (value ? [{ key, label: labelOf(key), value }] : []));
