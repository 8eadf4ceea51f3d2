import { useTranslate } from 'react-admin';
import { memo } from 'react';
import type { Occurrence } from '../../../../../../domain/recurrence/schedule/schedule.ts';
import { formatDate } from '../../../../../../domain/kinds/date.ts';
import { useLanguage } from '../../../../../i18n/language.ts';

interface ScheduleRowsProps {
  readonly occurrences: readonly Occurrence[];
  readonly agreedOn: string;
}

/** The dates of some invoices: due and issue date. */
export function ScheduleRows({ occurrences, agreedOn }: ScheduleRowsProps) {
  const translate = useTranslate();
  return (
    <table className="year-rows figures">
      <thead>
        <tr>
          <th scope="col">{translate('contracts.columns.number')}</th>
          <th scope="col">{translate('contracts.columns.due')}</th>
          <th scope="col">{translate('contracts.columns.issued')}</th>
        </tr>
      </thead>
      <tbody>
        {occurrences.map((one) => (
          <Row key={one.occurrence} {...one} isToday={one.created === agreedOn} />
        ))}
      </tbody>
    </table>
  );
}

/** Memoized, because prices do not affect it. */
const Row = memo(function Row({ occurrence, due_date, created, isClamped, isToday }: RowProps) {
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
          {isToday ? translate('contractForm.schedule.today') : formatDate(created, language)}
        </time>
      </td>
    </tr>
  );
});

interface RowProps extends Occurrence {
  readonly isToday: boolean;
}
