import type { AnswerOf } from '../contract.ts';
import type { Reminding } from '../../schemas/parts/collecting/reminding.ts';
import type { Http } from '../http.ts';

/** To whom reminding by hand would write, and the first mail. */
export type RemindPreview = AnswerOf<'/api/v2/reminders/preview', 'post'>;

/** What a sequence sends in the next days, or would send if it were turned on. */
export type SequencePreview = AnswerOf<'/api/v2/reminder-sequences/{uuid}/preview'>;

/** Calls for collecting what is open. Each call fails with `HttpError`. */
export function collectingCalls(http: Http) {
  return {
    /** Lays out the reminders of invoices. Fails with 400 for wrong recipients, and 404 if nothing is open. */
    async remindPreview(invoices: readonly string[], input: Reminding, signal?: AbortSignal): Promise<RemindPreview> {
      const body = { invoices, ...input };
      return (await http.post('/api/v2/reminders/preview', { body, signal, readsOnly: true })).json as RemindPreview;
    },
    /** Reads what a sequence sends, and who gets nothing. */
    async sequencePreview(sequence: string, signal?: AbortSignal): Promise<SequencePreview> {
      return (await http.get(`/api/v2/reminder-sequences/${sequence}/preview`, { signal })).json as SequencePreview;
    },
  };
}
