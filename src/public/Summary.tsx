import { formatDate } from '../../domain/kinds/date.ts';
import { formatMoney } from '../../domain/kinds/money.ts';
import { useLanguage } from '../i18n/language.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { LargeAmount } from './LargeAmount.tsx';
import { Party } from './Party.tsx';
import type { PublicInvoice } from './publicInvoice.ts';

const tones = {
  draft: 'draft',
  future: 'draft',
  billed: 'progress',
  paid: 'complete',
  cancelled: 'cancelled',
} as const;

/** The few facts a payer looks for first. */
export function Summary({ invoice, title }: { invoice: PublicInvoice; title: string }) {
  const t = useOpenWords();
  const language = useLanguage();
  const isOpen = invoice.status === 'draft' || invoice.status === 'billed';
  const amount = formatMoney(invoice.amount, invoice.currency, language);
  const overdue = invoice.status === 'billed' && invoice.is_overdue;
  return (
    <section className="public-summary" aria-label={title}>
      <div className="public-heading">
        <h1>{title}</h1>
        <span className={`public-status public-status--${overdue ? 'cancelled' : tones[invoice.status]}`}>
          {t(overdue ? 'public.overdue' : `public.status.${invoice.status}`)}
        </span>
      </div>
      <dl className="public-facts">
        <LargeAmount label={t(isOpen ? 'public.amountDue' : 'public.amount')} amount={amount} />
        <div>
          <dt>{t('public.dueDate')}</dt>
          <dd className="figures">{formatDate(invoice.due_date, language)}</dd>
        </div>
        <div>
          <dt>{t('public.issued')}</dt>
          <dd className="figures">{formatDate(invoice.created, language)}</dd>
        </div>
        <Party label={t('public.from')} party={invoice.service_provider} />
        <Party label={t('public.to')} party={invoice.service_buyer} />
      </dl>
    </section>
  );
}
