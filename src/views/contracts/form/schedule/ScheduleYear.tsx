import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { YearOfTerm } from '../../../../../domain/contracts/term.ts';
import type { Occurrence } from '../../../../../domain/contracts/schedule.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../../i18n/language.ts';

interface ScheduleYearProps {
  readonly of: YearOfTerm;
  readonly currency: string;
  readonly agreedOn: string;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
}

/** One year: how many invoices it has and what they come to; open, the dates of each. */
export function ScheduleYear({
  of: { year, occurrences, total },
  currency,
  agreedOn,
  isOpen,
  onTurn,
}: ScheduleYearProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  return (
    <section className="schedule-year" aria-labelledby={id}>
      <h3>
        <button type="button" id={id} aria-expanded={isOpen} onClick={onTurn}>
          <ExpandIcon fontSize="small" className="schedule-turn" />
          <span>{year}</span>
          <span className="schedule-count">{translate('contracts.invoices', { smart_count: occurrences.length })}</span>
          <span className="schedule-sum figures">{formatMoney(total, currency, language)}</span>
        </button>
      </h3>
      {isOpen && (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{translate('contractForm.schedule.number')}</th>
              <th scope="col">{translate('contractForm.schedule.due')}</th>
              <th scope="col">{translate('contractForm.schedule.issued')}</th>
            </tr>
          </thead>
          <tbody>
            {occurrences.map((one) => (
              <Row key={one.occurrence} of={one} agreedOn={agreedOn} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ of: { occurrence, due_date, created, isClamped }, agreedOn }: RowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <tr>
      <td>{occurrence}</td>
      <td>
        <time dateTime={due_date}>{formatDate(due_date, language)}</time>
        {isClamped && <span className="schedule-clamped">{translate('contractForm.schedule.monthEnd')}</span>}
      </td>
      <td>
        <time dateTime={created}>
          {created === agreedOn ? translate('contractForm.schedule.today') : formatDate(created, language)}
        </time>
      </td>
    </tr>
  );
}

interface RowProps {
  readonly of: Occurrence;
  readonly agreedOn: string;
}
