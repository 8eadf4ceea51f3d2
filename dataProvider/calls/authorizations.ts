import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** A user's permissions in the company, each with its source. */
export type Authorizations = AnswerOf<'/api/v1/authorizations/{id}'>;

/** Reads the permissions of a user: in the company, or for administrators on the platform or in a named company. Fails with `HttpError`. */
export async function authorizations(
  http: Http,
  uuid: string,
  { signal, company }: { signal?: AbortSignal; company?: string | undefined } = {},
): Promise<Authorizations> {
  const path = `/api/v1/authorizations/${encodeURIComponent(uuid)}`;
  return (await http.get(path, { query: { company }, signal })).json as Authorizations;
}
