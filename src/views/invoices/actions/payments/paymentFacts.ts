import { formatDecimal } from '../../../../../domain/kinds/decimal.ts';
import { formatInstant } from '../../../../../domain/kinds/instant.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import type { Language } from '../../../../../domain/languages.ts';
import type { transaction } from '../../../../../schemas/parts/transaction.ts';
import type { Infer } from '../../../../../schemas/resource.ts';
import type { Invoice } from '../../../../../schemas/resources/invoices.ts';
import type { Fact } from '../../../../shell/dialog/Facts.tsx';

export type Payment = Infer<typeof transaction>;

type Refunded = Pick<Invoice, 'refunded_amount' | 'is_refund_under_way' | 'currency'>;

/** Who reads the facts, and where. */
export interface Reader {
  readonly language: Language;
  readonly translate: (key: string, args?: { readonly _: string }) => string;
  /** The company's time zone. */
  readonly timeZone: string | undefined;
}

/** Returns the facts of an expected payment or of a booking as text, without absent ones. */
export function paymentFacts(payment: Payment, { language, translate, timeZone }: Reader): readonly Fact<string>[] {
  const { status, payment_date, currency, exchange_currency = currency } = payment;
  const isExchanged = exchange_currency !== currency;
  const money = (amount: string | undefined, of: string) => amount && formatMoney(amount, of, language);
  const facts = {
    status: translate(`resources.invoices.values.transactions.status.${status}`, { _: status }),
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
