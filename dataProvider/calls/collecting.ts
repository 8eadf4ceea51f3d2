import type { AnswerOf } from '../contract.ts';
import type { Reminding } from '../../schemas/parts/collecting/reminding.ts';
import type { Http } from '../http.ts';

/** To whom reminding by hand would write, and the first mail. */
export type RemindPreview = AnswerOf<'/api/v2/reminders/preview', 'post'>;

/** What a sequence sends in the next days, or would send if it were turned on. */
export type SequencePreview = AnswerOf<'/api/v2/reminder-sequences/{uuid}/preview'>;

/** The mail of a step. */
export type StepPreview = AnswerOf<'/api/v2/reminder-sequences/preview', 'post'>;

/** What the company would charge for the late payment of an invoice today. */
export type LateCharge = AnswerOf<'/api/v2/invoice/invoices-single/{uuid}/late-charge'>;

/** Texts of a step as entered; a blank one is the default text. */
export interface TriedStep {
  readonly language: 'pt' | 'en' | 'es';
  /** From the due date. */
  readonly days: number;
  readonly subject: string;
  readonly body: string;
}

/** Calls for collecting what is open. Each call fails with `HttpError`. */
export function collectingCalls(http: Http) {
  return {
    /** Lays out the reminders of invoices. Fails with 400 for wrong recipients, and 404 if nothing is open. */
    async remindPreview(invoices: readonly string[], input: Reminding, signal?: AbortSignal): Promise<RemindPreview> {
      const body = { invoices, ...input };
      return (await http.post('/api/v2/reminders/preview', { body, signal, readsOnly: true })).json as RemindPreview;
    },
    /** Draws the first reminder of invoices as a letter. Fails with 400 for wrong texts, and 404 if nothing is open. */
    letterByHand(invoices: readonly string[], input: Reminding): Promise<Blob> {
      const body = { invoices, ...input };
      return http.file('/api/v2/reminders/document', { body, headers: { Accept: '*/*' } });
    },
    /** Draws a reminder as a letter. Fails with 409 if nothing of it is open. */
    letter(reminder: string): Promise<Blob> {
      return http.file(`/api/v2/reminders/${reminder}/document`, { headers: { Accept: '*/*' } });
    },
    /** Lays out the mail of a step. Fails with 409 without invoices, and 400 for unknown placeholders. */
    async stepPreview(body: TriedStep, signal?: AbortSignal): Promise<StepPreview> {
      return (await http.post('/api/v2/reminder-sequences/preview', { body, signal, readsOnly: true }))
        .json as StepPreview;
    },
    /** Sends the same mail to the user. Fails with 429 beyond the hourly limit. Returns the server's message. */
    async stepTest(body: TriedStep): Promise<unknown> {
      return (await http.post('/api/v2/reminder-sequences/test', { body })).json;
    },
    /** Reads what late payment of an invoice costs today, and which invoices charge it. */
    async lateCharge(invoice: string, signal?: AbortSignal): Promise<LateCharge> {
      return (await http.get(`/api/v2/invoice/invoices-single/${invoice}/late-charge`, { signal })).json as LateCharge;
    },
    /** Reads what a sequence sends, and who gets nothing. */
    async sequencePreview(sequence: string, signal?: AbortSignal): Promise<SequencePreview> {
      return (await http.get(`/api/v2/reminder-sequences/${sequence}/preview`, { signal })).json as SequencePreview;
    },
  };
}
