import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** A mail as its recipient reads it, and the URL for a frame. */
export type ShownMail = AnswerOf<'/api/v2/mails/{uuid}/content'>;

/** Calls for mail contents. Each call fails with `HttpError`. */
export function mailCalls(http: Http) {
  return {
    /** Reads a mail of the outbox. */
    async content(uuid: string, signal?: AbortSignal): Promise<ShownMail> {
      const { json } = await http.get(`/api/v2/mails/${uuid}/content`, { signal });
      return json as ShownMail;
    },
    /** Reads the demo's recent mails: to an address, or caused by the signed-in user. */
    async kept(to?: string, signal?: AbortSignal): Promise<ShownMail[]> {
      const { json } = await http.get('/api/v1/demo/mails', { query: { to }, signal });
      return (json as AnswerOf<'/api/v1/demo/mails'>).results;
    },
  };
}
