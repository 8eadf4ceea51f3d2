import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** A mail as its recipient reads it, and the address at which a frame shows it. */
export type ShownMail = AnswerOf<'/api/v2/mails/{uuid}/content'>;

/** What mails say. Each call fails with `HttpError`. */
export function mailCalls(http: Http) {
  return {
    /** What one mail of the outbox says. */
    async content(uuid: string, signal?: AbortSignal): Promise<ShownMail> {
      const { json } = await http.get(`/api/v2/mails/${uuid}/content`, { signal });
      return json as ShownMail;
    },
    /** What the demo would have sent lately: to an address, or because of what the signed-in user did. */
    async kept(to?: string, signal?: AbortSignal): Promise<ShownMail[]> {
      const { json } = await http.get('/api/v1/demo/mails', { query: { to }, signal });
      return (json as AnswerOf<'/api/v1/demo/mails'>).results;
    },
  };
}
