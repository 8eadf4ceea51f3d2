import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchText } from '../../../domain/lists/searchText.ts';
import { findRecords, type Hit } from '../../../dataProvider/calls/search.ts';
import { useHttp } from '../../data/useHttp.ts';

/** Milliseconds without a key after which the server is queried. */
const pause = 180;

/** Whether the server searches a text. */
const isSearched = (typed: string): boolean => typed.length > 1 || /^\d$/.test(typed);

export interface Hits {
  readonly records: readonly Hit[];
  readonly isWaiting: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The records that match a typed text; those of the text before stay until the answer arrives. */
export function useHits(text: string): Hits {
  const http = useHttp();
  const typed = searchText(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const isEnabled = isSearched(settled) && isSearched(typed);
  const { data, isFetching, isError, refetch } = useQuery({
    // Each text has its own answer, so a late one never replaces that of a newer text.
    queryKey: ['search', settled],
    queryFn: ({ signal }) => findRecords(http, settled, signal),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  return {
    records: isSearched(typed) && !isError ? (data ?? []) : [],
    isWaiting: isSearched(typed) && (isFetching || settled !== typed),
    isFailed: isEnabled && isError && !isFetching,
    retry: () => void refetch(),
  };
}
