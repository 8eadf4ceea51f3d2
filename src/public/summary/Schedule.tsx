import { counts } from '../../../domain/recurrence/schedule/plannedOccurrences.ts';
import { yearsOfSchedule } from '../../../domain/recurrence/schedule/years.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { shownStatus } from '../../../domain/payments/shownStatus.ts';
import { refundTones } from '../../../schemas/parts/payments/refundState.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { publicPath } from '../../../domain/documents/publicPath.ts';
import type { PublicContract, Scheduled } from '../records/publicContract.ts';

const tones = {
  draft: 'draft',
  future: 'draft',
  paused: 'draft',
  skipped: 'draft',
  billed: 'progress',
  paid: 'complete',
  cancelled: 'cancelled',
  credited: 'complete',
  ...refundTones,
} as const;

/** The schedule of a contract by year with statuses; issued invoices link to their documents. */
export function Schedule({ contract }: { contract: PublicContract }) {
  const t = useOpenWords();
  const language = useLanguage();
  return (
    <section className="public-schedule" aria-label={t('public.contract.schedule')}>
      <h2>{t('public.contract.schedule')}</h2>
      {contract.schedule.length === 0 && <p className="public-note">{t('public.contract.none')}</p>}
      {yearsOfSchedule(contract.schedule, contract.currency).map(({ year, invoices, total }) => (
        <div key={year} className="public-year">
          <h3>
            <span>{year}</span>
            <span className="figures">{formatMoney(total, contract.currency, language)}</span>
          </h3>
          <ol>
            {invoices.map((invoice) => (
              <Row key={invoice.occurrence} invoice={invoice} contract={contract} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function Row({ invoice, contract }: { invoice: Scheduled; contract: PublicContract }) {
  const t = useOpenWords();
  const language = useLanguage();
  const { occurrence, due_date, is_overdue: isLate, total, public_hash: hash } = invoice;
  const number = invoice.full_number ?? invoice.number;
  const status = shownStatus(invoice);
  const word = status === 'paused' || status === 'skipped' ? `public.contract.${status}` : `public.status.${status}`;
  return (
    <li>
      <span className="figures public-place">
        {occurrence}/{contract.frequency}
      </span>
      <span className="figures public-due">{formatDate(due_date, language)}</span>
      <span className={`public-status public-status--${isLate ? 'cancelled' : tones[status]}`}>
        {t(isLate ? 'public.overdue' : word)}
      </span>
      <span className={`figures public-sum ${counts(invoice) ? '' : 'public-sum--none'}`}>
        {formatMoney(total, contract.currency, language)}
      </span>
      <span className="public-open">
        {hash && (
          <a
            href={publicPath({ at: 'invoices/individual', hash })}
            aria-label={t('public.contract.open', { number: number ?? '' })}
          >
            {t('public.document')}
          </a>
        )}
      </span>
    </li>
  );
}
