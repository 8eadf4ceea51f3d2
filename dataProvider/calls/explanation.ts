import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** Every figure of an invoice with the formula that gives it, as data and as plain text. */
export type Explanation = AnswerOf<'/api/v2/invoice/invoices-single/{uuid}/explanation'>;

/** Reads the explanation of an invoice in the language of the console. Fails with `HttpError`. */
export async function explanation(http: Http, uuid: string, signal?: AbortSignal): Promise<Explanation> {
  const path = `/api/v2/invoice/invoices-single/${encodeURIComponent(uuid)}/explanation`;
  return (await http.get(path, { signal })).json as Explanation;
}
