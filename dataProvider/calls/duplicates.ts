import type { paths } from '../../openapi/api.d.ts';
import type { Http } from '../http.ts';

type Call = paths['/api/v2/entities/duplicates']['get'];

/** A stored client that may be the same as another one. */
export type Duplicate = Call['responses']['200']['content']['application/json']['results'][number];

/** What is known of a client that is being written. */
export type DuplicateQuery = Pick<NonNullable<Call['parameters']['query']>, 'name' | 'nif' | 'country' | 'uuid'>;

/** Finds the clients that a client may be the same as. Fails with `HttpError`. */
export async function findDuplicates(http: Http, query: DuplicateQuery, signal?: AbortSignal): Promise<Duplicate[]> {
  const { json } = await http.get('/api/v2/entities/duplicates', { query, signal });
  return (json as { results: Duplicate[] }).results;
}
