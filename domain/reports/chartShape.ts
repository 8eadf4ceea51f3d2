import type { ChartShape, Report } from '../../schemas/report.ts';
import { dimensionOf, isOfDates } from './groups.ts';

/** How a report is drawn that is grouped by a dimension. */
export const chartShape = (report: Report, by: string): ChartShape =>
  isOfDates(dimensionOf(report, by)) ? report.chart : 'bars';
