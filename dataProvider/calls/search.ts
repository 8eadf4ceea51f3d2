import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** A record that a search across lists found. */
export type Hit = AnswerOf<'/api/v2/search'>['results'][number];

/** Finds records of all lists that the signed-in user may read. Fails with `HttpError`. */
export async function findRecords(http: Http, typed: string, signal?: AbortSignal): Promise<readonly Hit[]> {
  const { json } = await http.get('/api/v2/search', { query: { q: typed }, signal });
  return (json as AnswerOf<'/api/v2/search'>).results;
}
