import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { invoicesOfContract, type ContractInvoice } from '../../../../dataProvider/calls/contracts.ts';
import { useHttp } from '../../../data/useHttp.ts';

/** All invoices of a contract in the order of their dates: read once for all that is told of them. */
export function useContractInvoices(contract: string): UseQueryResult<readonly ContractInvoice[]> {
  const http = useHttp();
  return useQuery({
    queryKey: ['contracts', 'invoices', contract],
    queryFn: ({ signal }) => invoicesOfContract(http, contract, signal),
    retry: false,
  });
}
