import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ReportAnswer } from '../../../domain/reports/answer.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import type { Report } from '../../../schemas/report.ts';
import { useLanguage } from '../../i18n/language.ts';
import { EmptyState } from '../../shell/feedback/EmptyState.tsx';
import type { ReportState } from './data/reportState.ts';

interface EmptyReportProps {
  readonly report: Report;
  readonly state: ReportState;
  readonly answer: ReportAnswer;
  readonly onChange: (changes: Partial<ReportState>) => void;
}

/** A report without figures: its period, and links to other periods. */
export function EmptyReport({ report, state, answer, onChange }: EmptyReportProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { from, to } = answer;
  const isNarrowed = state.apart || state.currency !== undefined || Object.keys(state.filters).length > 0;
  const wider = { period: 'lastTwelveMonths', from: undefined, to: undefined } as const;
  const days = from && to && { from: formatDate(from, language), to: formatDate(to, language) };
  const hint = days
    ? translate('reportPage.emptyPeriod', days)
    : translate(isNarrowed ? 'reportPage.emptyFilters' : 'reportPage.emptyToday');
  return (
    <EmptyState
      title={translate(`resources.${report.of}.empty`)}
      hint={hint}
      action={
        isNarrowed ? (
          <Button onClick={() => onChange({ filters: {}, currency: undefined, apart: false })}>
            {translate('generate.list.clearFilters')}
          </Button>
        ) : (
          report.period &&
          report.period.first !== 'nextTwelveMonths' &&
          state.period !== wider.period && (
            <Button onClick={() => onChange(wider)}>
              {translate('reportPage.showPeriod', { period: translate(`periods.${wider.period}`) })}
            </Button>
          )
        )
      }
    />
  );
}
