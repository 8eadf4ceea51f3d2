import type { ReportAnswer } from '../../domain/reports/answer.ts';
import type { AnswerOf } from '../contract.ts';
import type { Http, QueryValue } from '../http.ts';
import type { FileFormat } from './export.ts';

export type ReportQuery = Readonly<Record<string, QueryValue>>;

/** The first figure of a report, for its card. */
export type ReportCard = AnswerOf<'/api/v2/reports'>['results'][number];

/** Calls for the reports of the signed-in user's company. Each call fails with `HttpError`. */
export function reportCalls(http: Http) {
  return {
    async read(name: string, query: ReportQuery, signal?: AbortSignal): Promise<ReportAnswer> {
      return (await http.get(`/api/v2/reports/${name}`, { query, signal })).json as ReportAnswer;
    },
    /** Reads the first figure of every report that the user may read. */
    async cards(signal?: AbortSignal): Promise<readonly ReportCard[]> {
      return ((await http.get('/api/v2/reports', { signal })).json as AnswerOf<'/api/v2/reports'>).results;
    },
    /** Exports all groups, in the requested language. */
    file(name: string, format: FileFormat, query: ReportQuery): Promise<Blob> {
      return http.file(`/api/v2/reports/${name}/export`, { query: { ...query, format }, headers: { Accept: '*/*' } });
    },
  };
}
