import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { useEffect, useState } from 'react';
import { searchText } from '../searchText.ts';

/** Which records are suggested, and for how long an answer is good (specification §9). */
export interface Source {
  readonly resource: 'items' | 'scenarios';
  readonly sort: string;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly staleTime?: number;
  /** What to do where there is no record at all yet: the end of a key under `documents.lookup`. */
  readonly none: 'noItems' | 'noScenarios';
}

export interface Suggestions<Row> {
  readonly rows: readonly Row[];
  /** Whether the rows are not yet those of the text. */
  readonly isSearching: boolean;
  /** Searches at once, without waiting for typing to pause. */
  readonly searchNow: () => void;
}

/** How long typing must pause before it is searched for (specification §9). */
export const searchDelay = 500;

/** Records that match what was typed; those of the search before stay until the next arrive. */
export function useSuggestions<Row extends RaRecord>(source: Source, text: string, enabled: boolean): Suggestions<Row> {
  const dataProvider = useDataProvider();
  const wanted = text.trim();
  const [search, setSearch] = useState(wanted);
  const { resource, sort, filter, staleTime = 5000 } = source;
  const query = useQuery({
    queryKey: [resource, 'suggestions', filter, search],
    queryFn: ({ signal }) =>
      dataProvider.getList<Row>(resource, {
        pagination: { page: 1, perPage: 25 },
        sort: { field: sort, order: 'ASC' },
        filter: { ...filter, q: searchText(search) },
        signal,
      }),
    enabled,
    staleTime,
    placeholderData: keepPreviousData,
  });

  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), wanted === '' ? 0 : searchDelay);
    return () => clearTimeout(timer);
  }, [wanted]);

  return {
    rows: query.data?.data ?? [],
    isSearching: query.isFetching || search !== wanted,
    searchNow: () => setSearch(wanted),
  };
}
