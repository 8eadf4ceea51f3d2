import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord, type SortPayload } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { sameText, searchText } from '../../../../domain/lists/searchText.ts';
import { resourceOf } from '../../../data/resources.ts';
import { bestFirst, type Choices } from './choices.ts';

/** Which records are offered, and for how long an answer is good, in milliseconds (specification §9). */
export interface RecordSource {
  readonly resource: string;
  readonly sort: SortPayload;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly staleTime?: number;
  /** What is asked for of each; all of it unless told. */
  readonly fields?: readonly string[];
}

/** How long typing pauses before it is searched for (specification §9). */
const searchDelay = 500;
const suggestions = 25;
/** The most that is looked through here: as many as the API lists on a page. */
const mostLookedThrough = 100;

/**
 * Records that match a text, once typing pauses: never those that matched another. What is called by words of each language
 * the server does not find by them: those records are few, and looked through here.
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
