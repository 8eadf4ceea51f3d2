import type { RaRecord } from 'react-admin';
import type { NoteReason } from '../../schemas/parts/invoicing/notes.ts';
import type { Http } from '../http.ts';
import { toRecord } from '../record.ts';

/** Why an invoice is corrected. */
export interface Correcting {
  readonly reason: string;
  readonly reason_code: NoteReason;
}

/** Calls that correct issued invoices. Each call fails with `HttpError`. */
export const correctionCalls = (http: Http) => ({
  /** Drafts a credit note over a whole invoice and the invoice that replaces it; returns the note. Fails with 409 if it has notes. */
  async creditAndReissue(invoice: string, input: Correcting): Promise<RaRecord> {
    const body = { as: 'credit_and_reissue', ...input };
    const answer = await http.post(`/api/v2/invoice/invoices-single/${encodeURIComponent(invoice)}/correct`, { body });
    return toRecord(answer.json, answer.headers);
  },
});
