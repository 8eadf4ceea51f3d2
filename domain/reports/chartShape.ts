import type { ChartShape, Report } from '../../schemas/report.ts';
import { dimensionOf, isOfDates } from './groups.ts';

/** Returns the chart type of a report for a dimension. */
export const chartShape = (report: Report, by: string): ChartShape =>
  isOfDates(dimensionOf(report, by)) ? report.chart : 'bars';
