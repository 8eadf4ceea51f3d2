import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { useOpenYears } from '../../years/useOpenYears.ts';
import { Year } from '../../years/Year.tsx';
import { ScheduleRows } from './ScheduleRows.tsx';
import type { Schedule } from './useSchedule.ts';

/** The years of a contract, the first of them open. */
export function ScheduleYears({ years, currency, agreedOn }: Pick<Schedule, 'years' | 'currency' | 'agreedOn'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const [first] = years;
  const names = years.map(({ year }) => year);
  const { listed, untold, isOpen, turn, listMore } = useOpenYears(names, first?.year);
  return (
    <div className="schedule-years">
      {years.slice(0, listed).map(({ year, occurrences, total }) => (
        <Year
          key={year}
          year={year}
          count={occurrences.length}
          sum={formatMoney(total, currency, language)}
          isOpen={isOpen(year)}
          onTurn={() => turn(year)}
        >
          {() => <ScheduleRows occurrences={occurrences} agreedOn={agreedOn} />}
        </Year>
      ))}
      {untold > 0 && (
        <Button size="small" onClick={listMore}>
          {translate('contracts.moreYears', { smart_count: untold })}
        </Button>
      )}
    </div>
  );
}
