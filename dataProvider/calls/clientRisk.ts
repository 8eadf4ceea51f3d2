import type { paths } from '../../openapi/api.d.ts';
import type { Http } from '../http.ts';

/** How a client paid in twelve months, by currency. */
export type ClientRisk =
  paths['/api/v2/entities/{uuid}/risk']['get']['responses']['200']['content']['application/json'];

/** Reads how a client pays. Fails with `HttpError`. */
export const readClientRisk = async (http: Http, uuid: string, signal?: AbortSignal): Promise<ClientRisk> =>
  (await http.get(`/api/v2/entities/${uuid}/risk`, { signal })).json as ClientRisk;
