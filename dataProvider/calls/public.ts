import type { Http } from '../http.ts';
import { toRecord } from '../record.ts';

/** What anybody who was sent a document may ask for; no session is needed. */
export function publicCalls(http: Http) {
  return {
    /** The document behind a public link; 404 for a wrong or withdrawn one. */
    async document(type: 'individual' | 'recurring', hash: string, signal?: AbortSignal) {
      return toRecord((await http.get(`/api/v2/public/invoices/${type}/${encodeURIComponent(hash)}`, { signal })).json);
    },
  };
}
