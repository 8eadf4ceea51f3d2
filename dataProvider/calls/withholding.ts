import type { paths } from '../../openapi/api.d.ts';
import type { Http } from '../http.ts';

/** What the payer of an invoice is expected to withhold, and what is recorded of it. */
export type Withholding =
  paths['/api/v2/invoice/invoices-single/{uuid}/withholding']['get']['responses']['200']['content']['application/json'];

/** Reads what a receipt of an invoice is expected to withhold. Fails with `HttpError`. */
export const readWithholding = async (http: Http, uuid: string, signal?: AbortSignal): Promise<Withholding> =>
  (await http.get(`/api/v2/invoice/invoices-single/${uuid}/withholding`, { signal })).json as Withholding;
