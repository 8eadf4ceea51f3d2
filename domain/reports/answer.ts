import type { Period } from '../dates/period.ts';
import type { GroupValue } from './groups.ts';

/** Values by measure: decimal text for sums, numbers for counts. */
export type ReportValues = Readonly<Record<string, string | number>>;

/** The values of a currency, and of one column if the report has `across`. */
export interface ReportSums {
  readonly currency: string;
  readonly across?: GroupValue;
  readonly values: ReportValues;
}

/** The figures of a group. */
export interface ReportGroup extends ReportSums {
  readonly group: GroupValue;
  /** The text of the group in the requested language. */
  readonly label: string;
}

export interface ReportFigures {
  readonly results: readonly ReportGroup[];
  /** The number of groups by currency, including those left out. */
  readonly count: number;
  /** Totals by currency over all groups, and by column with `across`. */
  readonly totals: readonly ReportSums[];
}

/** The answer of a report, with its period if it has one. */
export interface ReportAnswer extends ReportFigures, Partial<Period> {
  readonly today: string;
  readonly previous?: ReportFigures & Period;
}
