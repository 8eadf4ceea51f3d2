import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReportAnswer } from '../../../domain/reports/answer.ts';
import { chartShape } from '../../../domain/reports/chartShape.ts';
import { dimensionOf, type GroupValue } from '../../../domain/reports/groups.ts';
import type { Report } from '../../../schemas/report.ts';
import { Chart } from '../../charts/Chart.tsx';
import type { ChartSeries } from '../../charts/chart.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { ReportCell, ReportTable } from './data/reportTables.ts';
import { useAcrossName } from './data/useAcrossName.ts';
import { useFigures } from './data/useFigures.ts';
import { shortMonthText } from '../../../domain/reports/monthText.ts';

interface ReportChartProps {
  readonly report: Report;
  readonly by: string;
  readonly table: ReportTable;
  readonly answer: ReportAnswer;
}

/** The maximum number of bars in a chart. */
const mostBars = 15;

/** The chart of a report's first measure; the table has its figures. */
export function ReportChart({ report, by, table, answer }: ReportChartProps) {
  const translate = useTranslate();
  const acrossName = useAcrossName(report);
  const language = useLanguage();
  const { nameOf, dimensionName, textOf } = useFigures(report);
  const { currency, columns, total } = table;
  const [measure = ''] = Object.keys(report.measures);
  const shape = chartShape(report, by);
  const rows = shape === 'bars' ? table.rows.slice(0, mostBars) : table.rows;
  const isMonths = 'by' in dimensionOf(report, by);
  const shortName = (group: GroupValue | undefined, label: string) =>
    isMonths && typeof group === 'string' ? shortMonthText(group, language) : label;
  const valueOf = (cell: ReportCell | undefined) => cell && String(cell.values[measure] ?? 0);
  const text = (value: string | number) => textOf(measure, value, currency);
  const now: ChartSeries = { name: nameOf(measure), values: rows.map(({ cell }) => valueOf(cell)) };
  const before: ChartSeries = {
    name: translate('reportPage.previous'),
    values: rows.map(({ before: was }) => valueOf(was)),
    fill: 'pale',
  };
  const across = columns.map((column, place): ChartSeries => ({
    name: acrossName(column),
    values: rows.map((row) => valueOf(row.across[place])),
  }));
  const series = columns.length > 0 ? across : answer.previous ? [now, before] : [now];
  return (
    <Box sx={{ mb: 2 }}>
      <Chart
        label={translate(report.measures[measure]?.during ? 'reportPage.chartAtEnd' : 'reportPage.chart', {
          measure: nameOf(measure),
          currency,
          group: dimensionName(by).toLocaleLowerCase(),
          total: text(total.cell?.values[measure] ?? 0),
        })}
        shape={shape}
        places={rows.map(({ label, group }) => ({ name: label, short: shortName(group, label) }))}
        series={series}
        isStacked={columns.length > 0}
        textOf={text}
      />
      {rows.length < table.rows.length && (
        <Typography variant="caption" color="textSecondary">
          {translate('reportPage.largest', { shown: rows.length, count: table.rows.length })}
        </Typography>
      )}
    </Box>
  );
}
