import { daysBetween } from '../../domain/dates/date.ts';
import { relativeDay } from '../../domain/dates/relativeDay.ts';
import { today } from '../../domain/dates/today.ts';
import { formatDate } from '../../domain/kinds/date.ts';
import { formatMoney } from '../../domain/kinds/money.ts';
import { isPayable } from '../../domain/payments/payable.ts';
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

/** The main facts for a payer. */
export function Summary({ invoice, title }: { invoice: PublicInvoice; title: string }) {
  const t = useOpenWords();
  const language = useLanguage();
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
        <LargeAmount
          label={t(isPayable(invoice) ? 'figures.importer_total_payable_exporter' : 'public.amount')}
          amount={amount}
        >
          {isPayable(invoice) && <DueState date={invoice.due_date} />}
        </LargeAmount>
        <div>
          <dt>{t('public.dueDate')}</dt>
          <dd className="figures">{formatDate(invoice.due_date, language)}</dd>
        </div>
        <div>
          <dt>{t('public.issued')}</dt>
          <dd className="figures">{formatDate(invoice.created, language)}</dd>
        </div>
        {invoice.company_number && (
          <div className="public-party">
            <dt>{t('document.facts.company_number')}</dt>
            <dd>{invoice.company_number}</dd>
          </div>
        )}
        <Party label={t('public.from')} party={invoice.service_provider} />
        <Party label={t('public.to')} party={invoice.service_buyer} />
        {invoice.payment_responsible && (
          <Party label={t('document.parties.payer')} party={invoice.payment_responsible} />
        )}
      </dl>
    </section>
  );
}

/** The distance to the due date, in the reader's calendar. */
function DueState({ date }: { date: string }) {
  const t = useOpenWords();
  const language = useLanguage();
  const days = daysBetween(today(new Date(), new Intl.DateTimeFormat().resolvedOptions().timeZone), date);
  return <dd>{t(days < 0 ? 'public.wasDue' : 'public.isDue', { when: relativeDay(days, language) })}</dd>;
}
