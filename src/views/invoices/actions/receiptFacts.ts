import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { formatInstant } from '../../../../domain/kinds/instant.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { transaction } from '../../../../schemas/parts/transaction.ts';
import type { Infer } from '../../../../schemas/resource.ts';
import type { Fact } from '../../../shell/dialog/Facts.tsx';

type Transaction = Infer<typeof transaction>;

interface Reader {
  readonly language: Language;
  readonly translate: (key: string, args?: { readonly _: string }) => string;
  /** The company's time zone. */
  readonly timeZone: string | undefined;
}

/** Returns the facts of a payment as text, without absent ones. */
export function receiptFacts(payment: Transaction, { language, translate, timeZone }: Reader): readonly Fact<string>[] {
  const field = (name: string) => translate(`resources.invoices.fields.transactions.${name}`);
  const received = payment.exchange_currency ?? payment.currency;
  const money = (amount: string | undefined, currency: string) =>
    amount === undefined ? undefined : formatMoney(amount, currency, language);
  const facts: readonly [label: string, value: string | undefined][] = [
    [
      field('status'),
      translate(`resources.invoices.values.transactions.status.${payment.status}`, { _: payment.status }),
    ],
    [field('payment_date'), payment.payment_date && formatInstant(payment.payment_date, language, timeZone)],
    [field('amount'), money(payment.amount, payment.currency)],
    [field('exchange_rate'), payment.exchange_rate && formatDecimal(payment.exchange_rate, language)],
    [field('fee'), money(payment.fee, received)],
    [field('remaining_amount'), money(payment.remaining_amount, received)],
    [translate('invoiceActions.receipt.account'), payment.account?.name],
    [translate('invoiceActions.receipt.accountType'), payment.account?.account_type?.name],
    [field('public_notes'), payment.public_notes],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
