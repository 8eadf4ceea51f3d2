import { periodParameters, type ExportedList } from '../../domain/accountants/exportedLists.ts';
import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';
import type { FileFormat } from './export.ts';

/** All companies of an accountant, with their figures. */
export type Overview = AnswerOf<'/api/v2/accountants/overview'>;
export type OverviewCompany = Overview['results'][number];
export type OverviewFigures = Overview['totals'][number];

/** What is saved as one file. */
export interface CompaniesFile {
  readonly list: ExportedList;
  readonly format: FileFormat;
  /** By their short names. */
  readonly companies: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** The companies of the signed-in accountant. Each call fails with `HttpError`. */
export function accountantCalls(http: Http) {
  return {
    /** What is open and was received, of a month where one is named. */
    async overview(month: string | undefined, signal?: AbortSignal): Promise<Overview> {
      return (await http.get('/api/v2/accountants/overview', { query: { month }, signal })).json as Overview;
    },
    /** Asks a company for access, by its short name; the answer says that its owners are told, if there is one. */
    async request(company: string): Promise<string> {
      const { json } = await http.post('/api/v2/accountants/requests', { body: { company } });
      return (json as { readonly detail: string }).detail;
    },
    /** Takes back a request that the company, by its short name, has not answered. */
    async withdraw(company: string): Promise<string> {
      const { json } = await http.del(`/api/v2/accountants/requests/${encodeURIComponent(company)}`);
      return (json as { readonly detail: string }).detail;
    },
    /** A list of several companies, in the language asked for. */
    file({ list, format, companies, ...period }: CompaniesFile): Promise<Blob> {
      const query = { companies, format, ...periodParameters(list, period) };
      return http.file(`/api/v2/accountants/${list}/export`, { query, headers: { Accept: '*/*' } });
    },
  };
}
