import { lazy, Suspense, useEffect, useRef } from 'react';
import { decimalSigns } from '../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { accountLines, copiedText } from '../../../domain/payments/accountLines.ts';
import { joined } from '../../../domain/words/isolated.ts';
import { plainly } from '../../../domain/words/plainly.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { CopyButton } from '../CopyButton.tsx';
import { numberOf, type PaymentTogether } from './publicClient.ts';

/** Draws the symbol, which few accounts have. */
const ScanCode = lazy(() => import('../summary/ScanCode.tsx'));

interface TransferProps {
  readonly payment: PaymentTogether;
  readonly onBack: () => void;
}

/** The transfer that pays several invoices: the sum, the account and the numbers as its reference, each to copy. */
export function Transfer({ payment, onBack }: TransferProps) {
  const t = useOpenWords();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [payment]);
  const { amount, currency, beneficiary, details, payment_code: code, invoices } = payment;
  const numbers = joined(invoices.map(numberOf), ', ');
  const reference = t(`public.client.${invoices.length === 1 ? 'numberValue' : 'numbersValue'}`, { numbers });
  const rows = [
    ...(code?.scheme === 'pix'
      ? [{ label: t('public.payment.pix'), value: code.text, copied: code.text, isCode: true }]
      : []),
    {
      label: t('public.client.sum'),
      value: formatMoney(amount, currency, language),
      copied: amount.replace('.', decimalSigns[language]),
    },
    { label: t('public.payment.beneficiary'), value: beneficiary, copied: beneficiary },
    ...accountLines(details ?? '').map(({ label, value }) => ({
      label: label ?? t('public.payment.detail'),
      value,
      copied: copiedText(value),
    })),
    { label: t('public.client.numbers'), value: reference, copied: plainly(reference) },
  ];
  return (
    <section className="public-card" aria-labelledby="transfer-title">
      <h2 id="transfer-title" ref={heading} tabIndex={-1}>
        {t('public.client.how', { amount: formatMoney(amount, currency, language) })}
      </h2>
      {code && (
        <Suspense fallback={<figure className="public-code" />}>
          <ScanCode text={code.text} />
        </Suspense>
      )}
      <dl className="public-copies">
        {rows.map(({ label, value, copied, isCode }, place) => (
          <div key={place}>
            <dt>{label}</dt>
            <dd className={isCode ? 'public-code-text' : 'figures'}>{value}</dd>
            <dd>
              <CopyButton what={label} text={copied} />
            </dd>
          </div>
        ))}
      </dl>
      <button className="open-button client-back" type="button" onClick={onBack}>
        {t('public.client.back')}
      </button>
    </section>
  );
}
