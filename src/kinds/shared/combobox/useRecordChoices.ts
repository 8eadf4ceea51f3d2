import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord, type SortPayload } from 'react-admin';
import { useEffect, useMemo, useState } from 'react';
import { sameText, searchText } from '../../../../domain/lists/searchText.ts';
import { resourceOf } from '../../../data/resources.ts';
import { bestFirst, type Choices } from './choices.ts';

/** The offered records, and how long results stay fresh in milliseconds (specification §9). */
export interface RecordSource {
  readonly resource: string;
  readonly sort: SortPayload;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly staleTime?: number;
  /** The fields to request; all by default. */
  readonly fields?: readonly string[];
}

/** The pause in typing before a search (specification §9). */
const searchDelay = 500;
const suggestions = 25;
/** The maximum number of records to search locally: a page of the API. */
const mostLookedThrough = 100;

/**
 * Returns records that match a text after a pause in typing; never those of another text. The server cannot search
 * translated names, so those few records are searched locally.
 */
export function useRecordChoices<Row extends RaRecord>(
  { resource, sort, filter, staleTime = 5000, fields }: RecordSource,
  text: string,
  { nameOf, enabled = true }: { readonly nameOf: (row: Row) => string; readonly enabled?: boolean },
): Choices<Row> {
  const dataProvider = useDataProvider();
  const wanted = searchText(text);
  const isNamedHere = resourceOf(resource).called !== undefined;
  const [search, setSearch] = useState(wanted);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [resource, 'choices', sort, filter, fields, isNamedHere ? '' : search],
    queryFn: ({ signal }) =>
      dataProvider.getList<Row>(resource, {
        pagination: { page: 1, perPage: isNamedHere ? mostLookedThrough : suggestions },
        sort,
        filter: search && !isNamedHere ? { ...filter, q: search } : { ...filter },
        signal,
        ...(fields && { meta: { fields } }),
      }),
    enabled,
    staleTime,
    retry: false,
  });

  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), wanted === '' ? 0 : searchDelay);
    return () => clearTimeout(timer);
  }, [wanted]);

  const isAnswer = search === wanted && data !== undefined;
  const options = useMemo(() => {
    const found = isAnswer ? data.data : [];
    const isMeant = (row: Row) => sameText(nameOf(row)).includes(sameText(wanted));
    return bestFirst(isNamedHere ? found.filter(isMeant) : found, wanted, nameOf);
  }, [isAnswer, data, wanted, nameOf, isNamedHere]);
  return {
    options,
    isSearching: enabled && (search !== wanted || (data === undefined && isFetching)),
    hasFailed: search === wanted && isError && !isFetching,
    searchNow: () => {
      setSearch(wanted);
      if (isError) void refetch();
    },
  };
}
