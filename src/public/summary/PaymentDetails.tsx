import { lazy, Suspense } from 'react';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { decimalSigns } from '../../../domain/kinds/decimal.ts';
import { accountLines, copiedText } from '../../../domain/payments/accountLines.ts';
import { toPay } from '../../../domain/payments/amounts/toPay.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { CopyButton } from '../CopyButton.tsx';
import type { PublicInvoice } from '../records/publicInvoice.ts';

/** Draws the symbol, which few accounts have. */
const ScanCode = lazy(() => import('./ScanCode.tsx'));

interface Detail {
  readonly label: string;
  readonly value: string;
  /** The text to copy, if it differs. */
  readonly copied?: string;
  /** Whether it is for programs only: one line of it is enough. */
  readonly isCode?: boolean;
}

/**
 * The data for a transfer, each with a copy button: the payer's data of the account, never the company's own name for
 * it. Nothing where the payer can only pay at a gateway.
 */
export function PaymentDetails({ invoice }: { invoice: PublicInvoice }) {
  const t = useOpenWords();
  const language = useLanguage();
  const { account, currency, company_number: reference, service_provider: provider, transactions } = invoice;
  const number = invoice.full_number ?? invoice.number;
  const code = invoice.payment_code;
  const lines = accountLines(account?.details ?? '');
  const isOnline = Boolean(transactions?.[0]?.payment_link);
  if (isOnline && lines.length === 0) return null;
  const { open, isChanged } = toPay(invoice);
  const details: Detail[] = [
    ...(code?.scheme === 'pix' ? [{ label: t('public.payment.pix'), value: code.text, isCode: true }] : []),
    {
      label: t(isChanged ? 'public.payment.open' : 'figures.importer_total_payable_exporter'),
      value: formatMoney(open, currency, language),
      copied: open.replace('.', decimalSigns[language]),
    },
    { label: t('public.payment.beneficiary'), value: provider.name },
    ...lines.map(({ label, value }) => ({
      label: label ?? t('public.payment.detail'),
      value,
      copied: copiedText(value),
    })),
    ...(number ? [{ label: t('public.payment.number'), value: String(number) }] : []),
    ...(reference ? [{ label: t('document.facts.company_number'), value: reference }] : []),
  ];
  return (
    <section className="public-card" aria-labelledby="payment-title">
      <h2 id="payment-title">{t(isOnline ? 'public.payment.transfer' : 'document.payment.account')}</h2>
      {lines.length === 0 && <p className="public-note">{t('public.payment.none')}</p>}
      {code && (
        <Suspense fallback={<figure className="public-code" />}>
          <ScanCode text={code.text} />
        </Suspense>
      )}
      <dl className="public-copies">
        {details.map(({ label, value, copied = value, isCode = false }, place) => (
          <div key={place}>
            <dt>{label}</dt>
            <dd className={isCode ? 'public-code-text' : 'figures'}>{value}</dd>
            <dd>
              <CopyButton what={label} text={copied} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
