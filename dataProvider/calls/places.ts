import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';
import { isObject } from '../../domain/schema/isObject.ts';

/** An address in the places search. */
export type Place = AnswerOf<'/api/v2/places'>['results'][number];

/** Searches places by text, best match first. Fails with `HttpError`. */
export async function searchPlaces(http: Http, search: string, signal?: AbortSignal): Promise<readonly Place[]> {
  const { json } = await http.get('/api/v2/places', { query: { search }, signal });
  return isObject(json) && Array.isArray(json.results) ? json.results : [];
}
