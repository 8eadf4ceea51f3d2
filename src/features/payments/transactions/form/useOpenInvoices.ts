import { useGetList, type RaRecord } from 'react-admin';
import type { Invoice } from '../../../../../schemas/resources/invoicing/invoices.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import type { Payable } from './paymentOf.ts';
import { isAutomatic, payableOf } from './receivable.ts';

type Found = Invoice & RaRecord<string>;

/** The most invoices that one receipt covers. */
const most = 100;

const fields = [
  'number',
  'company_number',
  'created',
  'due_date',
  'currency',
  'open_amount',
  'is_overdue',
  'transactions',
];

const none: readonly Payable[] = [];

/**
 * Loads the open invoices of a client in a currency, oldest due date first, without those that a gateway settles, and
 * with `preselected` at the end if it is none of the first.
 */
export function useOpenInvoices(client: string | undefined, currency: string | null, preselected?: Payable) {
  const { data, isFetching, error, refetch } = useGetList<Found>(
    invoices.name,
    {
      filter: { service_buyer: client, currency, status: ['billed'] },
      pagination: { page: 1, perPage: most },
      sort: { field: 'due_date', order: 'ASC' },
      meta: { fields },
    },
    { enabled: client !== undefined && currency !== null, retry: false },
  );
  const isReady = client !== undefined && currency !== null;
  const open =
    isReady && data ? withPayable(data.filter((each) => !isAutomatic(each)).map(payableOf), preselected) : none;
  return { open, isLoading: isReady && isFetching && !data, error, refetch };
}

const withPayable = (open: readonly Payable[], preselected: Payable | undefined): readonly Payable[] =>
  !preselected || open.some(({ uuid }) => uuid === preselected.uuid) ? open : [...open, preselected];

/** Returns the currency of the client's oldest open invoice, to begin with; undefined until known or without one. */
export function useCurrencyOf(client: string | undefined): string | undefined {
  const { data } = useGetList<Found>(
    invoices.name,
    {
      filter: { service_buyer: client, status: ['billed'] },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'due_date', order: 'ASC' },
      meta: { fields: ['currency'] },
    },
    { enabled: client !== undefined, retry: false },
  );
  return data?.[0]?.currency;
}
