import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { summarizeList } from '../../../dataProvider/calls/summary.ts';
import { hasSummary, type ListSummary } from '../../../domain/lists/summary.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { rowsFresh } from '../../data/listState.ts';
import { followed, sumsPause } from '../refreshInterval.ts';
import { useHttp } from '../../data/useHttp.ts';

/** Returns the summary of the filtered list; requested after the rows. */
export function useSummary(resource: Resource): ListSummary | undefined {
  const http = useHttp();
  const { filterValues, data } = useListContext();
  const { data: summary } = useQuery({
    queryKey: [resource.name, 'summary', filterValues],
    queryFn: ({ signal }) => summarizeList(http, resource, filterValues, signal),
    enabled: data !== undefined && hasSummary(resource),
    staleTime: rowsFresh,
    refetchInterval: followed(resource, data, sumsPause),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return summary;
}
