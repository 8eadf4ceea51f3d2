import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';
import { toRecord } from '../record.ts';

const path = '/api/v1/auth/sessions';

/** An open session of the user. */
export type OwnSession = AnswerOf<typeof path>['results'][number];

/**
 * Calls for the signed-in user's sessions. Each call fails with `HttpError`; ending sessions returns the server's
 * message.
 */
export function sessionCalls(http: Http) {
  return {
    async list(signal?: AbortSignal): Promise<OwnSession[]> {
      return ((await http.get(path, { signal })).json as AnswerOf<typeof path>).results;
    },
    async end(uuid: string): Promise<unknown> {
      return toRecord((await http.del(`${path}/${uuid}`)).json);
    },
    async endOthers(): Promise<unknown> {
      return toRecord((await http.del(path)).json);
    },
  };
}
