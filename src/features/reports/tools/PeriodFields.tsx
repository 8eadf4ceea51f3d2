import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Period } from '../../../../domain/dates/period.ts';
import { periodNames } from '../../../../schemas/period.ts';
import { date } from '../../../kinds/date/index.tsx';
import { namedPeriod, type ReportState } from '../data/reportState.ts';

interface PeriodFieldsProps {
  readonly days: Period;
  readonly today: string;
  readonly onChange: (changes: Partial<ReportState>) => void;
}

const other = 'other';

/** The period of a report: named, or by first and last day. */
export function PeriodFields({ days, today, onChange }: PeriodFieldsProps) {
  const translate = useTranslate();
  const named = namedPeriod(days, today);
  const day = (source: 'from' | 'to') => (
    <date.Input
      source={source}
      label={translate(`reportPage.${source}`)}
      resource=""
      path={source}
      property={{ type: 'string', format: 'date' }}
      isFilter
    />
  );
  return (
    <>
      <TextField
        select
        className="report-period"
        label={translate('reportPage.period')}
        value={named ?? other}
        helperText=" "
        onChange={({ target }) => {
          const period = periodNames.find((name) => name === target.value);
          if (period) onChange({ period, from: undefined, to: undefined });
        }}
      >
        {periodNames.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`periods.${name}`)}
          </MenuItem>
        ))}
        {named === undefined && <MenuItem value={other}>{translate('reportPage.otherDays')}</MenuItem>}
      </TextField>
      <div className="report-days">
        {day('from')}
        {day('to')}
      </div>
    </>
  );
}
