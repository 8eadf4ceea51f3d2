import type { Period } from '../dates/period.ts';
import type { GroupValue } from './groups.ts';

/** Figures by the names of a report's measures: decimal text of sums, numbers of counts. */
export type ReportValues = Readonly<Record<string, string | number>>;

/** The figures of a currency, in a report with columns across of one of them. */
export interface ReportSums {
  readonly currency: string;
  readonly across?: GroupValue;
  readonly values: ReportValues;
}

/** The figures of a group. */
export interface ReportGroup extends ReportSums {
  readonly group: GroupValue;
  /** What the group is called in the language that was asked in. */
  readonly label: string;
}

export interface ReportFigures {
  readonly results: readonly ReportGroup[];
  /** How many groups there are by currency, those left out too. */
  readonly count: number;
  /** By currency, of all groups; of a report with columns across those of each column too. */
  readonly totals: readonly ReportSums[];
}

/** What a report answers; its period where it has one. */
export interface ReportAnswer extends ReportFigures, Partial<Period> {
  readonly today: string;
  readonly previous?: ReportFigures & Period;
}
