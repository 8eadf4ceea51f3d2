import type { AnswerOf } from '../contract.ts';
import type { Dispatch } from '../../schemas/parts/delivery/dispatch.ts';
import type { Http } from '../http.ts';

/** Texts of mails in one language, as entered; a blank one is the default text. */
export interface TriedTexts {
  readonly language: 'pt' | 'en' | 'es';
  readonly subject: string;
  readonly body: string;
  /** The key of the invoice; by default the latest. */
  readonly invoice?: string;
}

/** A mail with tried texts, and the invoice that it is about. */
export type MailPreview = AnswerOf<'/api/v2/delivery-settings/preview', 'post'>;

/** The mail that sending an invoice would write, and the texts in use. */
export type SendPreview = AnswerOf<'/api/v2/invoice/{uuid}/email/preview', 'post'>;

/** The mail of a message, without the recipient's link. */
export type MessageMail = AnswerOf<'/api/v2/messages/{uuid}/mail'>;

/** Calls for the mails of invoices. Each call fails with `HttpError`. */
export function deliveryCalls(http: Http) {
  return {
    /** Lays out the mail of an invoice. Fails with 409 without invoices, and 400 for unknown placeholders. */
    async preview(texts: TriedTexts, signal?: AbortSignal): Promise<MailPreview> {
      return (await http.post('/api/v2/delivery-settings/preview', { body: texts, signal, readsOnly: true }))
        .json as MailPreview;
    },
    /** Sends the same mail to the user. Fails with 429 beyond the hourly limit. Returns the server's message. */
    async test(texts: TriedTexts): Promise<unknown> {
      return (await http.post('/api/v2/delivery-settings/test', { body: texts })).json;
    },
    /** Lays out the mail that sending an invoice would write. Fails with 400 for wrong recipients and unknown placeholders. */
    async sendPreview(invoice: string, input: Dispatch, signal?: AbortSignal): Promise<SendPreview> {
      return (await http.post(`/api/v2/invoice/${invoice}/email/preview`, { body: input, signal, readsOnly: true }))
        .json as SendPreview;
    },
    /** Reads the mail of a message. */
    async mail(message: string, signal?: AbortSignal): Promise<MessageMail> {
      return (await http.get(`/api/v2/messages/${message}/mail`, { signal })).json as MessageMail;
    },
  };
}
