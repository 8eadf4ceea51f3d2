import { shownTerms } from '../../domain/contracts/shownTerms.ts';
import { formatDate } from '../../domain/kinds/date.ts';
import { formatMoney } from '../../domain/kinds/money.ts';
import { contractTones } from '../../schemas/parts/contractTones.ts';
import { useLanguage } from '../i18n/language.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { LargeAmount } from './LargeAmount.tsx';
import { Party } from './Party.tsx';
import type { PublicContract } from './publicContract.ts';

/** The main facts of a contract for its payer: amount, frequency, end. */
export function ContractSummary({ contract, title }: { contract: PublicContract; title: string }) {
  const t = useOpenWords();
  const language = useLanguage();
  const { status, currency, total, frequency, frequency_symbology: symbology } = contract;
  return (
    <section className="public-summary" aria-label={title}>
      <div className="public-heading">
        <h1>{title}</h1>
        <span className={`public-status public-status--${contractTones[status]}`}>
          {t(`public.contract.status.${status}`)}
        </span>
      </div>
      <dl className="public-facts">
        <LargeAmount
          label={t(`public.contract.${shownTerms(contract.schedule)}`)}
          amount={formatMoney(total, currency, language)}
        >
          <dd>{t(`public.contract.frequency.${frequency === 1 ? 'one' : symbology}`, { count: frequency })}</dd>
        </LargeAmount>
        <div className="public-party">
          <dt>{t('public.contract.period')}</dt>
          <dd className="figures">
            {formatDate(contract.due_date, language)} – {formatDate(contract.due_date_contract, language)}
          </dd>
        </div>
        <Party label={t('public.from')} party={contract.service_provider} />
        <Party label={t('public.to')} party={contract.service_buyer} />
      </dl>
    </section>
  );
}
