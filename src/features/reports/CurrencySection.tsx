import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import type { Report } from '../../../schemas/report.ts';
import type { Area } from '../../../schemas/resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useHasRoom } from '../../shell/menu/useDockedMenu.ts';
import { useIsPaper } from '../../shell/theme/paper.ts';
import { ReportCards } from './ReportCards.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportGrid } from './ReportGrid.tsx';
import type { ReportTable } from './data/reportTables.ts';
import { useReportColumns } from './data/useReportColumns.tsx';
import type { AnsweredReport } from './data/useReport.ts';

interface CurrencySectionProps {
  readonly area: Area;
  readonly report: Report;
  readonly answered: AnsweredReport;
  readonly table: ReportTable;
}

/** The number of columns that fit a phone. */
const fewColumns = 2;
/** The width of a column with padding, in pixels; more columns than fit become cards. */
const columnRoom = 112;

/** A report in one currency: chart and table. */
export function CurrencySection({ area, report, answered, table }: CurrencySectionProps) {
  const id = useId();
  const translate = useTranslate();
  const language = useLanguage();
  const columns = useReportColumns({ area, report, answered, table });
  const isPaper = useIsPaper();
  const hasRoom = useHasRoom((columns.length + 1) * columnRoom) || isPaper;
  const Rows = hasRoom || columns.length <= fewColumns ? ReportGrid : ReportCards;
  const { answer, state } = answered;
  const groups = new Set(answer.results.map(({ group, currency }) => `${currency} ${String(group)}`)).size;
  const figure = (count: number) => formatDecimal(String(count), language);
  return (
    <Card component="section" aria-labelledby={id} className="report-section">
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 2 }}>
        {table.currency}
      </Typography>
      <ReportChart report={report} by={state.by} table={table} answer={answer} />
      <Rows report={report} by={state.by} table={table} columns={columns} labelledBy={id} />
      {groups < answer.count && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {translate('reportPage.more', { shown: figure(groups), count: figure(answer.count) })}
        </Typography>
      )}
    </Card>
  );
}
