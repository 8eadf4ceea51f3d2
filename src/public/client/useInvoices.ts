import { useCallback, useEffect, useState } from 'react';
import { publicCalls } from '../../../dataProvider/calls/public.ts';
import { http } from '../answer/answer.ts';
import { publicClient, type ClientInvoice, type ListState, type PublicClient } from './publicClient.ts';

/** One of a client's lists, as far as it is loaded. */
export interface Invoices {
  readonly results: readonly ClientInvoice[];
  readonly count: number;
  readonly state: 'loading' | 'loaded' | 'failed';
  /** What is open, as of the last page. */
  readonly totals: PublicClient['totals'];
  readonly more: () => void;
  /** Loads the list from its first page. */
  readonly reload: () => void;
}

type Shown = Pick<PublicClient, 'results' | 'count' | 'totals'>;

const none: Shown = { results: [], count: 0, totals: [] };

/** Returns one of a client's lists, which grows page by page; `first` is its first page if that is loaded. */
export function useInvoices(hash: string, list: ListState, first?: PublicClient): Invoices {
  const [shown, setShown] = useState<Shown>(first ?? none);
  const [pages, setPages] = useState(first ? 1 : 0);
  const [state, setState] = useState<Invoices['state']>(first ? 'loaded' : 'loading');
  const load = useCallback(
    async (page: number) => {
      setState('loading');
      try {
        const read = publicClient.parse(await publicCalls(http).clientInvoices(hash, list, page));
        // An invoice that was paid meanwhile moves the others up, so that some come again.
        setShown(({ results }) => ({
          ...read,
          results: page === 1 ? read.results : unique([...results, ...read.results]),
        }));
        setPages(page);
        setState('loaded');
      } catch {
        setState('failed');
      }
    },
    [hash, list],
  );
  const isMissing = first === undefined;
  useEffect(() => {
    if (isMissing) void load(1);
  }, [isMissing, load]);
  return { ...shown, state, more: () => void load(pages + 1), reload: () => void load(1) };
}

const unique = (invoices: readonly ClientInvoice[]): ClientInvoice[] => [
  ...new Map(invoices.map((invoice) => [invoice.uuid, invoice])).values(),
];
