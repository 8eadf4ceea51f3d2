import type { Http } from '../http.ts';
import { toRecord } from '../record.ts';

/** Calls for the recipient of a document, without a session. */
export function publicCalls(http: Http) {
  return {
    /**
     * Reads the document of a public link, at the place that its resource declares (`invoices/individual`); fails with
     * 404 for a wrong or withdrawn link.
     */
    async document(at: string, hash: string, signal?: AbortSignal) {
      return toRecord((await http.get(`/api/v2/public/${at}/${encodeURIComponent(hash)}`, { signal })).json);
    },
  };
}
