import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** A user's permissions in the company, each with its source. */
export type Authorizations = AnswerOf<'/api/v1/authorizations/{id}'>;

/** Reads the permissions of a user of the company. Fails with `HttpError`. */
export async function authorizations(http: Http, uuid: string, signal?: AbortSignal): Promise<Authorizations> {
  return (await http.get(`/api/v1/authorizations/${encodeURIComponent(uuid)}`, { signal })).json as Authorizations;
}
