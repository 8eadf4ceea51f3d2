import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Compared } from '../../../../../../domain/recurrence/amendments/comparedFigures.ts';
import { isCounted } from '../../../../../../domain/recurrence/schedule/progress.ts';
import { byYear, yearOf } from '../../../../../../domain/recurrence/schedule/years.ts';
import { formatMoney } from '../../../../../../domain/kinds/money.ts';
import { decimalsOf } from '../../../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../../../domain/money/sum.ts';
import { Section } from '../../../../../documents/form/Section.tsx';
import { useLanguage } from '../../../../../i18n/language.ts';
import { Years } from '../../years/Years.tsx';
import '../schedule/schedule.css';
import { TermFigures } from '../schedule/TermFigures.tsx';
import './change.css';
import { ChangedRows } from './ChangedRows.tsx';
import type { ChangedInvoice, Changes } from './changes.ts';
import { MovedDates } from './MovedDates.tsx';
import { useChangedContract, useChanges } from './ChangesProvider.tsx';

/** The importer's and exporter's totals of all invoices. */
const shown: readonly (readonly [keyof Compared, figure: string])[] = [
  ['total', 'importer_total_payable_exporter'],
  ['importer_total_payable', 'importer_total_payable'],
  ['exporter_net_total', 'exporter_net_total'],
];

/** All invoices of the contract, issued and scheduled, with the effect of the input. */
export function ChangedSchedule() {
  const translate = useTranslate();
  const { currency } = useChangedContract();
  const changes = useChanges();
  return (
    <Section id="schedule" title={translate('contractForm.schedule.title')}>
      {changes ? (
        <div className="schedule">
          <Summary changes={changes} currency={currency} />
          <ChangedYears changes={changes} currency={currency} />
        </div>
      ) : (
        <Typography role="status" color="textSecondary">
          {translate('common.loading')}
        </Typography>
      )}
    </Section>
  );
}

interface ChangesProps {
  readonly changes: Changes;
  readonly currency: string;
}

function Summary({ changes, currency }: ChangesProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, currency, language);
  const count = changes.invoices.filter(({ isReached }) => isReached).length;
  return (
    <>
      <p className="schedule-span">{translate('contractForm.effect.reached', { smart_count: count })}</p>
      <TermFigures
        figures={shown.map(([name, figure]) => [
          figure,
          <MovedDates key={name} before={money(changes.before[name])} after={money(changes.after[name])} />,
        ])}
      />
    </>
  );
}

/** The invoices by due year; the first year with changes is open. */
function ChangedYears({ changes: { invoices }, currency }: ChangesProps) {
  const first = invoices.find(({ isReached }) => isReached);
  const totalOf = (of: readonly ChangedInvoice[]) =>
    sumAmounts(
      of.map(({ after }) => after),
      decimalsOf(currency),
    );
  return (
    <Years
      years={byYear(invoices, totalOf, ({ invoice }) => isCounted(invoice))}
      first={first && yearOf(first)}
      currency={currency}
    >
      {(of) => <ChangedRows invoices={of} currency={currency} />}
    </Years>
  );
}
