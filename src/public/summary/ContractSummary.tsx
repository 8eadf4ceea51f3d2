import type { PublicAddress } from '../../../domain/documents/publicPath.ts';
import { shownTerms } from '../../../domain/recurrence/amendments/shownTerms.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { contractTones } from '../../../schemas/parts/recurrence/contractTones.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import type { PublicContract } from '../records/publicContract.ts';
import { Fact, Summary } from './Summary.tsx';

interface ContractSummaryProps {
  readonly contract: PublicContract;
  readonly title: string;
  readonly address: PublicAddress | undefined;
}

/** The main facts of a contract for its payer: amount, frequency, end. */
export function ContractSummary({ contract, title, address }: ContractSummaryProps) {
  const t = useOpenWords();
  const language = useLanguage();
  const { status, currency, total, frequency, frequency_symbology: symbology } = contract;
  const often = t(`public.contract.frequency.${frequency === 1 ? 'one' : symbology}`, { count: frequency });
  return (
    <Summary
      document={contract}
      title={title}
      address={status === 'Cancelled' ? undefined : address}
      status={{ tone: contractTones[status], word: t(`public.contract.status.${status}`) }}
      amount={{
        label: t(`public.contract.${shownTerms(contract.schedule)}`),
        text: formatMoney(total, currency, language),
        below: <dd>{often}</dd>,
      }}
    >
      <Fact isWide label={t('public.contract.period')}>
        {formatDate(contract.due_date, language)} – {formatDate(contract.due_date_contract, language)}
      </Fact>
    </Summary>
  );
}
