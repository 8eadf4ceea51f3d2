import { useQuery } from '@tanstack/react-query';
import { useGetList, type RaRecord } from 'react-admin';
import { summarizeList } from '../../../../../dataProvider/calls/summary.ts';
import { owedOf } from '../../../../../domain/payments/amounts/owed.ts';
import type { Credit } from '../../../../../schemas/resources/payments/credits.ts';
import credits from '../../../../../schemas/resources/payments/credits.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import transactions from '../../../../../schemas/resources/payments/transactions.ts';
import type { Resource } from '../../../../../schemas/resource.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useHttp } from '../../../../data/useHttp.ts';

/** The filters of the lists that say what a client owes as the payer, and what was received for its own invoices. */
export const owedFilters = (client: string) => ({
  open: { payment_responsible: client, status: ['billed'] },
  credits: { service_buyer: client, is_left: true },
  received: { service_buyer: client, means: ['money'] },
});

/** Loads what a client owes by currency; users who may not list its payments see what is open. */
export function useOwed(client: string) {
  const filters = owedFilters(client);
  const mayListPayments = useMay(transactions.name, 'list');
  const mayListCredits = useMay(credits.name, 'list');
  const open = useSums(invoices, filters.open, useMay(invoices.name, 'list'));
  const received = useSums(transactions, filters.received, mayListPayments);
  const left = useGetList<Credit & RaRecord<string>>(
    credits.name,
    { filter: filters.credits, pagination: { page: 1, perPage: 100 }, meta: { fields: ['currency', 'amount'] } },
    { enabled: mayListCredits, retry: false },
  );
  const all = [open, ...(mayListPayments ? [received] : []), ...(mayListCredits ? [left] : [])];
  return {
    data: all.every(({ data }) => data)
      ? owedOf(open.data?.sums ?? [], left.data ?? [], received.data?.sums ?? [])
      : undefined,
    /** Whether there are too many invoices to sum. */
    isUnsummed: open.data !== undefined && open.data.sums === undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => all.map(({ refetch }) => refetch()),
  };
}

/** Loads the sums of a filtered list. */
export function useSums(resource: Resource, filter: object, enabled: boolean) {
  const http = useHttp();
  return useQuery({
    queryKey: [resource.name, 'summary', filter],
    queryFn: ({ signal }) => summarizeList(http, resource, filter, signal),
    enabled,
    retry: false,
  });
}
