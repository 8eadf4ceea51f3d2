import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** What somebody may do in the company, each permission with what they have it by. */
export type Authorizations = AnswerOf<'/api/v1/authorizations/{id}'>;

/** The permissions of one of the people of the company. Fails with `HttpError`. */
export async function authorizations(http: Http, uuid: string, signal?: AbortSignal): Promise<Authorizations> {
  return (await http.get(`/api/v1/authorizations/${encodeURIComponent(uuid)}`, { signal })).json as Authorizations;
}
