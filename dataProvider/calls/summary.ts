import type { FilterPayload } from 'react-admin';
import type { ListSummary } from '../../domain/lists/summary.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Http } from '../http.ts';
import { listQuery } from '../list.ts';

/** Reads the summary of a filtered list. Fails with `HttpError`. */
export async function summarizeList(
  http: Http,
  resource: Resource,
  filter: FilterPayload,
  signal?: AbortSignal,
): Promise<ListSummary> {
  const { json } = await http.get(`${urlOf(resource)}/summary`, { query: listQuery(resource, { filter }), signal });
  return json as ListSummary;
}
