import type { UseQueryResult } from '@tanstack/react-query';
import { HttpError } from '../../../dataProvider/httpError.ts';
import type { Report } from '../../../schemas/report.ts';
import type { Area } from '../../../schemas/resource.ts';
import { ErrorState } from '../../shell/feedback/ErrorState.tsx';
import { AccessDenied } from '../../shell/notices.tsx';
import { CurrencySection } from './CurrencySection.tsx';
import { EmptyReport } from './EmptyReport.tsx';
import type { ReportState } from './data/reportState.ts';
import { tablesOf } from './data/reportTables.ts';
import { useMonthName } from './data/useMonthName.ts';
import type { AnsweredReport } from './data/useReport.ts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

interface ReportBodyProps {
  readonly area: Area;
  readonly report: Report;
  readonly query: UseQueryResult<AnsweredReport>;
  readonly currency: string | undefined;
  readonly onChange: (changes: Partial<ReportState>) => void;
}

/** The figures of a report, a section per currency; or why there are none. */
export function ReportBody({ area, report, query, currency, onChange }: ReportBodyProps) {
  const monthName = useMonthName();
  const { data, error, isPlaceholderData } = query;
  if (error instanceof HttpError && error.status === 403) return <AccessDenied />;
  // Errors of parameters are at their fields; a retry would not help.
  const isRefused = error instanceof HttpError && error.status === 400;
  const retry = isRefused ? undefined : () => void query.refetch();
  if (error) return <ErrorState message={error.message || undefined} onRetry={retry} />;
  if (!data) return <ReportSkeleton />;
  const { state, answer } = data;
  const tables = tablesOf({ report, by: state.by, answer, monthName });
  const shown = tables.filter((table) => currency === undefined || table.currency === currency);
  if (shown.length === 0) return <EmptyReport report={report} state={state} answer={answer} onChange={onChange} />;
  return (
    <div className="report-body" aria-busy={isPlaceholderData}>
      {shown.map((table) => (
        <CurrencySection key={table.currency} area={area} report={report} answered={data} table={table} />
      ))}
    </div>
  );
}

const rows = 12;

/** The placeholder of a report by month. */
function ReportSkeleton() {
  const translate = useTranslate();
  return (
    <Card className="report-section" role="status" aria-label={translate('common.loading')}>
      <Skeleton variant="text" width={96} height={28} sx={{ transform: 'none', mb: 2 }} />
      <Skeleton variant="rounded" height={240} sx={{ mb: 2 }} />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="text" height={44} sx={{ transform: 'none', mb: '1px' }} />
      ))}
    </Card>
  );
}
