import { receiptUrl } from '../documentUrl.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import type { PublicInvoice } from '../records/publicInvoice.ts';

interface ReceiptsProps {
  readonly invoice: PublicInvoice;
  readonly hash: string;
}

/** The receipts of what was paid of an invoice. */
export function Receipts({ invoice: { receipts, currency }, hash }: ReceiptsProps) {
  const t = useOpenWords();
  const language = useLanguage();
  if (!receipts || receipts.length === 0) return null;
  return (
    <section className="public-card" aria-labelledby="receipts-title">
      <h2 id="receipts-title">{t('public.receipts')}</h2>
      <ul className="public-files">
        {receipts.map(({ uuid, amount, paid_on: day }) => (
          <li key={uuid}>
            <a href={receiptUrl(hash, uuid, language)} download>
              {t('public.receipt', {
                date: formatDate(day, language),
                amount: formatMoney(amount, currency, language),
              })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
