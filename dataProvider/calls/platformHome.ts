import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** The home page of administrators. */
export type PlatformHome = AnswerOf<'/api/v2/platform-home'>;

/** Reads the totals of the platform: tenants, users, invoices issued per day. Fails with `HttpError`. */
export async function readPlatformHome(http: Http, signal?: AbortSignal): Promise<PlatformHome> {
  const { json } = await http.get('/api/v2/platform-home', { signal });
  return json as PlatformHome;
}
