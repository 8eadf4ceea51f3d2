import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { invoicesOfContract, type ContractInvoice } from '../../../../../dataProvider/calls/contracts.ts';
import type { Http } from '../../../../../dataProvider/http.ts';
import { useHttp } from '../../../../data/useHttp.ts';

/** The query of a contract's invoices by date. */
export const contractInvoices = (http: Http, contract: string) =>
  queryOptions({
    queryKey: ['contracts', 'invoices', contract],
    queryFn: ({ signal }) => invoicesOfContract(http, contract, signal),
    retry: false,
  });

/** Loads all invoices of a contract by date, shared by all readers. */
export function useContractInvoices(contract: string): UseQueryResult<readonly ContractInvoice[]> {
  return useQuery(contractInvoices(useHttp(), contract));
}
