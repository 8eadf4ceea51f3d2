import { periodParameters, type ExportedList } from '../../domain/company/accountants/exportedLists.ts';
import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';
import type { FileFormat } from './export.ts';

/** The companies of an accountant with their figures. */
export type Overview = AnswerOf<'/api/v2/accountants/overview'>;
export type OverviewCompany = Overview['results'][number];
export type OverviewFigures = Overview['totals'][number];

/** An export of several companies. */
export interface CompaniesFile {
  readonly list: ExportedList;
  readonly format: FileFormat;
  /** The short names of the companies. */
  readonly companies: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Calls for the companies of the signed-in accountant. Each call fails with `HttpError`. */
export function accountantCalls(http: Http) {
  return {
    /** Reads open and received amounts, of one month if given. */
    async overview(month: string | undefined, signal?: AbortSignal): Promise<Overview> {
      return (await http.get('/api/v2/accountants/overview', { query: { month }, signal })).json as Overview;
    },
    /** Requests access to a company by its short name; the answer does not reveal whether it exists. */
    async request(company: string): Promise<string> {
      const { json } = await http.post('/api/v2/accountants/requests', { body: { company } });
      return (json as { readonly detail: string }).detail;
    },
    /** Withdraws an unanswered request to a company, by its short name. */
    async withdraw(company: string): Promise<string> {
      const { json } = await http.del(`/api/v2/accountants/requests/${encodeURIComponent(company)}`);
      return (json as { readonly detail: string }).detail;
    },
    /** Exports a list of several companies, in the requested language. */
    file({ list, format, companies, ...period }: CompaniesFile): Promise<Blob> {
      const query = { companies, format, ...periodParameters(list, period) };
      return http.file(`/api/v2/accountants/${list}/export`, { query, headers: { Accept: '*/*' } });
    },
  };
}
