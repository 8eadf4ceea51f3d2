import type { Period } from '../../domain/reports/period.ts';
import type { GroupValue } from '../../domain/reports/groups.ts';
import type { Http, QueryValue } from '../http.ts';
import type { FileFormat } from './export.ts';

/** Figures by the names of a report's measures: decimal text of sums, numbers of counts. */
export type ReportValues = Readonly<Record<string, string | number>>;

/** The sums of one currency, in a report with columns across of one of them. */
export interface ReportSums {
  readonly currency: string;
  readonly across?: GroupValue;
  readonly values: ReportValues;
}

export interface ReportGroup extends ReportSums {
  readonly group: GroupValue;
  /** What the group is called in the language that was asked in. */
  readonly label: string;
}

export interface ReportFigures {
  readonly results: readonly ReportGroup[];
  /** How many groups there are, those left out too. */
  readonly count: number;
  readonly totals: readonly ReportSums[];
}

/** What a report answers; its period where it has one. */
export interface ReportAnswer extends ReportFigures, Partial<Period> {
  readonly today: string;
  readonly previous?: ReportFigures & Period;
}

export type ReportQuery = Readonly<Record<string, QueryValue>>;

/** The reports of the signed-in user's company. Each call fails with `HttpError`. */
export function reportCalls(http: Http) {
  return {
    async read(name: string, query: ReportQuery, signal?: AbortSignal): Promise<ReportAnswer> {
      return (await http.get(`/api/v2/reports/${name}`, { query, signal })).json as ReportAnswer;
    },
    /** All its groups as a file, in the language asked for. */
    file(name: string, format: FileFormat, query: ReportQuery): Promise<Blob> {
      return http.file(`/api/v2/reports/${name}/export`, { query: { ...query, format }, headers: { Accept: '*/*' } });
    },
  };
}
