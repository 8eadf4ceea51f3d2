import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../../domain/kinds/money.ts';
import { Section } from '../../../../../documents/form/Section.tsx';
import { useLanguage } from '../../../../../i18n/language.ts';
import { Years } from '../../years/Years.tsx';
import './schedule.css';
import { ScheduleRows } from './ScheduleRows.tsx';
import { TermFigures } from './TermFigures.tsx';
import { useSchedule, type Schedule } from './useSchedule.ts';

/** The importer's and exporter's totals of all invoices. */
const shown = [
  'importer_total_payable_exporter',
  'importer_total_payable',
  'exporter_net_total',
  'total_taxes',
] as const;

/** All dates of the contract while typing, with sums by year and in total. */
export function ScheduleSection() {
  const translate = useTranslate();
  const schedule = useSchedule();
  return (
    <Section id="schedule" title={translate('contractForm.schedule.title')}>
      {schedule ? (
        <div className="schedule">
          <Summary schedule={schedule} />
          <Years years={schedule.years} first={schedule.years[0]?.year} currency={schedule.currency}>
            {(invoices) => <ScheduleRows occurrences={invoices} agreedOn={schedule.agreedOn} />}
          </Years>
        </div>
      ) : (
        <Typography color="textSecondary">{translate('contractForm.schedule.empty')}</Typography>
      )}
    </Section>
  );
}

function Summary({ schedule: { occurrences, figures, currency } }: { readonly schedule: Schedule }) {
  const translate = useTranslate();
  const language = useLanguage();
  const [first] = occurrences;
  const last = occurrences.at(-1) ?? first;
  const clamped = occurrences.filter(({ isClamped }) => isClamped).length;
  return (
    <>
      <p className="schedule-span">
        {translate('contractForm.schedule.span', {
          smart_count: occurrences.length,
          first: formatDate(first.due_date, language),
          last: formatDate(last.due_date, language),
        })}
      </p>
      {clamped > 0 && (
        <p className="schedule-note">
          {translate('contractForm.schedule.clamped', { smart_count: clamped, day: Number(first.due_date.slice(8)) })}
        </p>
      )}
      <TermFigures figures={shown.map((name) => [name, formatMoney(figures[name], currency, language)])} />
    </>
  );
}
