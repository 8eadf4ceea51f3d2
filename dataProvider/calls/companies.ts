import type { Http } from '../http.ts';
import { toList, toRecord } from '../record.ts';

/** A company in a selection. */
export interface CompanyName {
  readonly name: string;
  readonly tenant: string;
}

/** Calls for the companies of the signed-in user. Each call fails with `HttpError`. */
export function companyCalls(http: Http) {
  return {
    /** Reads the tenant's own company; its `uuid` is the provider of its invoices. */
    async me(signal?: AbortSignal) {
      return toRecord((await http.get('/api/v2/companies/me', { signal })).json);
    },
    /** Reads the companies that the user may enter or has requested (`access`), sorted by name. */
    async access(query: { search?: string; page: number; per_page: number }, signal?: AbortSignal) {
      return toList((await http.get('/api/v2/companies/access', { query, signal })).json);
    },
    /** Reads names and short names of the first hundred companies that the user may enter, sorted by name. */
    async enterable(signal?: AbortSignal): Promise<readonly CompanyName[]> {
      const query = { access: 'granted', page: 1, per_page: 100, fields: 'name,tenant' };
      const { json } = await http.get('/api/v2/companies/access', { query, signal });
      return (json as { results: CompanyName[] }).results;
    },
  };
}
