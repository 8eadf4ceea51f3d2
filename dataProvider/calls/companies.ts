import type { Http } from '../http.ts';
import { toList, toRecord } from '../record.ts';

/** A company as one chooses it. */
export interface CompanyName {
  readonly name: string;
  readonly tenant: string;
}

/** The companies of the signed-in user. Each call fails with `HttpError`. */
export function companyCalls(http: Http) {
  return {
    /** The tenant's own company; its `uuid` is the provider of its invoices. */
    async me(signal?: AbortSignal) {
      return toRecord((await http.get('/api/v2/companies/me', { signal })).json);
    },
    /** The companies the user may enter, or could once let in (`access`), sorted by name. */
    async access(query: { search?: string; page: number; per_page: number }, signal?: AbortSignal) {
      return toList((await http.get('/api/v2/companies/access', { query, signal })).json);
    },
    /** The names and short names of the first hundred that the user may enter, by name. */
    async enterable(signal?: AbortSignal): Promise<readonly CompanyName[]> {
      const query = { access: 'granted', page: 1, per_page: 100, fields: 'name,tenant' };
      const { json } = await http.get('/api/v2/companies/access', { query, signal });
      return (json as { results: CompanyName[] }).results;
    },
  };
}
