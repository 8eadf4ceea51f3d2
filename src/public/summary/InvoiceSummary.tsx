import type { PublicAddress } from '../../../domain/documents/publicPath.ts';
import { daysBetween } from '../../../domain/dates/date.ts';
import { relativeDay } from '../../../domain/dates/relativeDay.ts';
import { today } from '../../../domain/dates/today.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { isPayable } from '../../../domain/payments/payable.ts';
import { shownStatus } from '../../../domain/payments/shownStatus.ts';
import { toPay } from '../../../domain/payments/amounts/toPay.ts';
import { refundTones } from '../../../schemas/parts/payments/refundState.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { PayNow } from '../PayNow.tsx';
import type { PublicInvoice } from '../records/publicInvoice.ts';
import { Fact, Summary } from './Summary.tsx';

const tones = {
  draft: 'draft',
  future: 'draft',
  billed: 'progress',
  paid: 'complete',
  credited: 'complete',
  cancelled: 'cancelled',
  ...refundTones,
} as const;

interface InvoiceSummaryProps {
  readonly invoice: PublicInvoice;
  readonly title: string;
  readonly address: PublicAddress | undefined;
}

/** The main facts of an invoice for its payer, and the way to pay it. */
export function InvoiceSummary({ invoice, title, address }: InvoiceSummaryProps) {
  const t = useOpenWords();
  const language = useLanguage();
  const { status, company_number: reference, refunded_amount: refunded } = invoice;
  const { credited_amount: credited, debited_amount: debited } = invoice;
  const isDue = isPayable(invoice);
  const { open, isChanged, received } = toPay(invoice);
  const money = (amount: string) => formatMoney(amount, invoice.currency, language);
  const isOverdue = status === 'billed' && invoice.is_overdue;
  const shown = shownStatus(invoice);
  return (
    <Summary
      document={invoice}
      title={title}
      address={address}
      status={{
        tone: isOverdue ? 'cancelled' : tones[shown],
        word: t(isOverdue ? 'public.overdue' : `public.status.${shown}`),
      }}
      amount={{
        label: t(
          isChanged ? 'public.payment.open' : isDue ? 'figures.importer_total_payable_exporter' : 'public.amount',
        ),
        text: money(open),
        below: (
          <>
            {isDue && <DueState date={invoice.due_date} />}
            {received && (
              <dd className="figures">
                {t('public.received', { received: money(received), total: money(invoice.amount) })}
              </dd>
            )}
            {isChanged && !received && (
              <dd className="figures">{t('public.ofTotal', { total: money(invoice.amount) })}</dd>
            )}
            {debited && <dd className="figures">{t('public.debited', { debited: money(debited) })}</dd>}
            {credited && <dd className="figures">{t('public.credited', { credited: money(credited) })}</dd>}
            {refunded && <dd className="figures">{t('public.refunded', { refunded: money(refunded) })}</dd>}
          </>
        ),
      }}
      action={<PayNow invoice={invoice} />}
    >
      <Fact label={t('public.dueDate')}>{formatDate(invoice.due_date, language)}</Fact>
      <Fact label={t('public.issued')}>{formatDate(invoice.created, language)}</Fact>
      {reference && (
        <Fact isWide label={t('document.facts.company_number')}>
          {reference}
        </Fact>
      )}
    </Summary>
  );
}

/** The distance to the due date, in the reader's calendar. */
function DueState({ date }: { date: string }) {
  const t = useOpenWords();
  const language = useLanguage();
  const days = daysBetween(today(new Date(), new Intl.DateTimeFormat().resolvedOptions().timeZone), date);
  return <dd>{t(days < 0 ? 'public.wasDue' : 'public.isDue', { when: relativeDay(days, language) })}</dd>;
}
