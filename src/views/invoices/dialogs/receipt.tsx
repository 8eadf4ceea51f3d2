import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { formatInstant } from '../../../../domain/kinds/instant.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { transaction } from '../../../../schemas/parts/transaction.ts';
import type { Infer } from '../../../../schemas/resource.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { Facts, type Fact } from '../../../shell/dialog/Facts.tsx';
import { type InvoiceDialogProps, paymentOf } from '../actions/dialogProps.ts';
import { useInvoiceTitle } from '../actions/useInvoiceTitle.ts';

/** How and when an invoice was paid. */
export default function ReceiptDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const titleOf = useInvoiceTitle();
  const payment = paymentOf(invoice);
  return (
    <DialogFrame
      title={translate('invoiceActions.receipt.title')}
      subtitle={titleOf(invoice)}
      size="sm"
      readOnly
      onClose={onClose}
    >
      {payment ? (
        <Facts facts={receiptFacts(payment, language, translate)} />
      ) : (
        <Typography color="textSecondary">{translate('invoiceActions.receipt.none')}</Typography>
      )}
    </DialogFrame>
  );
}

type Transaction = Infer<typeof transaction>;

/** What a payment has to tell, in words, leaving out what it does not say. */
function receiptFacts(
  payment: Transaction,
  language: Language,
  translate: (key: string, args?: { readonly _: string }) => string,
): readonly Fact<string>[] {
  const field = (name: string) => translate(`resources.invoices.fields.transactions.${name}`);
  const received = payment.exchange_currency ?? payment.currency;
  const money = (amount: string | undefined, currency: string) =>
    amount === undefined ? undefined : formatMoney(amount, currency, language);
  const facts: readonly [label: string, value: string | undefined][] = [
    [
      field('status'),
      translate(`resources.invoices.values.transactions.status.${payment.status}`, { _: payment.status }),
    ],
    [field('payment_date'), payment.payment_date && formatInstant(payment.payment_date, language)],
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
