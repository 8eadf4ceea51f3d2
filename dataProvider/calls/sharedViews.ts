import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** A view of a list that someone else in the company shares. */
export type SharedView = AnswerOf<'/api/v2/saved-views/shared'>['results'][number];

/** Calls for the shared views of a list. Each call fails with `HttpError`. */
export function sharedViewCalls(http: Http) {
  const path = '/api/v2/saved-views/shared';
  return {
    list: async (resource: string, signal?: AbortSignal): Promise<readonly SharedView[]> =>
      ((await http.get(path, { query: { resource }, signal })).json as AnswerOf<'/api/v2/saved-views/shared'>).results,
    remove: async ({ uuid }: SharedView): Promise<unknown> => (await http.del(`${path}/${uuid}`)).json,
  };
}
