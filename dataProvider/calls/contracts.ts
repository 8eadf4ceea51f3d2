import type { Invoice } from '../../schemas/resources/invoicing/invoices.ts';
import type { Http } from '../http.ts';

/** The page size limit. */
const perPage = 100;

/** An invoice of a contract: issued, scheduled or ended. */
export type ContractInvoice = Invoice & Required<Pick<Invoice, 'uuid' | 'status'>>;

/** Reads all invoices of a contract by date. Fails with `HttpError`. */
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
