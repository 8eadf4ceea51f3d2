import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Compared } from '../../../../../domain/contracts/comparison.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { Section } from '../../../../documents/form/Section.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import '../schedule/schedule.css';
import './change.css';
import { ChangedYears } from './ChangedYears.tsx';
import type { Changes } from './changes.ts';
import { Moved } from './Moved.tsx';
import { useChangedContract, useChanges } from './ChangesProvider.tsx';

/** What importer and exporter get of all invoices together, each by its name in the glossary. */
const shown: readonly (readonly [keyof Compared, figure: string])[] = [
  ['total', 'importer_total_payable_exporter'],
  ['importer_total_payable', 'importer_total_payable'],
  ['exporter_net_total', 'exporter_net_total'],
];

/** Every invoice of the contract, issued and to come, with what becomes of it as that is typed. */
export function ChangedSchedule() {
  const translate = useTranslate();
  const { currency } = useChangedContract();
  const changes = useChanges();
  return (
    <Section id="schedule" title={translate('contractForm.schedule.title')}>
      {changes ? (
        <div className="schedule">
          <Summary changes={changes} currency={currency} />
          <ChangedYears invoices={changes.invoices} currency={currency} />
        </div>
      ) : (
        <Typography role="status" color="textSecondary">
          {translate('common.loading')}
        </Typography>
      )}
    </Section>
  );
}

function Summary({ changes, currency }: { readonly changes: Changes; readonly currency: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const count = changes.invoices.filter(({ isReached }) => isReached).length;
  return (
    <>
      <p className="schedule-span">{translate('contractForm.effect.reached', { smart_count: count })}</p>
      <h3 className="schedule-heading">{translate('contractForm.schedule.term')}</h3>
      <dl className="schedule-figures">
        {shown.map(([name, figure]) => (
          <div key={name}>
            <dt>{translate(`figures.${figure}`)}</dt>
            <dd className="figures">
              <Moved
                before={formatMoney(changes.before[name], currency, language)}
                after={formatMoney(changes.after[name], currency, language)}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className="schedule-note">{translate('contractForm.schedule.note')}</p>
    </>
  );
}
