import type { ReportAnswer } from '../../domain/reports/answer.ts';
import type { Http, QueryValue } from '../http.ts';
import type { FileFormat } from './export.ts';

export type ReportQuery = Readonly<Record<string, QueryValue>>;

/** Calls for the reports of the signed-in user's company. Each call fails with `HttpError`. */
export function reportCalls(http: Http) {
  return {
    async read(name: string, query: ReportQuery, signal?: AbortSignal): Promise<ReportAnswer> {
      return (await http.get(`/api/v2/reports/${name}`, { query, signal })).json as ReportAnswer;
    },
    /** Exports all groups, in the requested language. */
    file(name: string, format: FileFormat, query: ReportQuery): Promise<Blob> {
      return http.file(`/api/v2/reports/${name}/export`, { query: { ...query, format }, headers: { Accept: '*/*' } });
    },
  };
}
