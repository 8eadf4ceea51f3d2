import contracts from '../../schemas/resources/contracts.ts';
import { requestOf } from '../../domain/actions/requests.ts';
import type { amendmentPreview } from '../../schemas/parts/amendmentPreview.ts';
import type { Infer } from '../../schemas/resource.ts';
import type { Invoice } from '../../schemas/resources/invoices.ts';
import type { Http } from '../http.ts';

/** The most that one page may have. */
const perPage = 100;

/** An invoice of a contract: issued, to come, or ended. */
export type ContractInvoice = Invoice & Required<Pick<Invoice, 'uuid' | 'status'>>;

/** All invoices of a contract in the order of their dates. Fails with `HttpError`. */
export async function invoicesOfContract(
  http: Http,
  contract: string,
  signal?: AbortSignal,
): Promise<readonly ContractInvoice[]> {
  const read = async (page: number) => {
    const query = { contract, page, per_page: perPage };
    const { json } = await http.get('/api/v2/invoice/invoices-by-contract', { query, signal });
    return json as { readonly results: readonly ContractInvoice[]; readonly count: number };
  };
  const first = await read(1);
  const pages = Math.ceil(first.count / perPage);
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 2)));
  return [first, ...others].flatMap(({ results }) => results);
}

/** What an amendment would change. */
export type ToldPreview = Infer<typeof amendmentPreview>;

/** What an amendment of a contract would change, which stays as it is. Fails with `HttpError`. */
export async function previewAmendment(http: Http, contract: string, body: object): Promise<ToldPreview> {
  const { one } = requestOf(contracts, 'amend');
  const { json } = await http.post(`${one.replace(/\{\w+\}/, encodeURIComponent(contract))}/preview`, { body });
  return json as ToldPreview;
}
