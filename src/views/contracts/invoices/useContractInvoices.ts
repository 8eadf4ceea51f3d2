import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { invoicesOfContract, type ContractInvoice } from '../../../../dataProvider/calls/contracts.ts';
import type { Http } from '../../../../dataProvider/http.ts';
import { useHttp } from '../../../data/useHttp.ts';

/** How all invoices of a contract are asked for, in the order of their dates. */
export const contractInvoices = (http: Http, contract: string) =>
  queryOptions({
    queryKey: ['contracts', 'invoices', contract],
    queryFn: ({ signal }) => invoicesOfContract(http, contract, signal),
    retry: false,
  });

/** All invoices of a contract in the order of their dates: read once for all that is told of them. */
export function useContractInvoices(contract: string): UseQueryResult<readonly ContractInvoice[]> {
  return useQuery(contractInvoices(useHttp(), contract));
}
