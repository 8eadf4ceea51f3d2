import type { QueryClient } from '@tanstack/react-query';
import { getQuery, parseQueryFromLocation, type DataProvider, type Store } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';
import { listState, rowsFresh } from './listState.ts';

/** What the lists of an area ask with, and where they look for what is there. */
export interface Lists {
  readonly dataProvider: DataProvider;
  readonly queryClient: QueryClient;
  readonly store: Store;
}

/**
 * Asks for the rows a list will begin with, under the very question that react-admin's list puts, so that it finds
 * them or joins the waiting. What fails here, the list asks again and tells.
 */
export function askForRows(
  resource: Resource,
  { dataProvider, queryClient, store }: Lists,
  search = '',
): Promise<void> {
  const { sort, perPage, storeKey } = listState(resource);
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: store.getItem(storeKey, {}),
    filterDefaultValues: undefined,
    sort,
    perPage,
  });
  const params = {
    pagination: { page: query.page, perPage: query.perPage },
    sort: { field: query.sort, order: query.order },
    filter: { ...query.filter },
    meta: undefined,
  };
  return queryClient.prefetchQuery({
    queryKey: [resource.name, 'getList', params],
    queryFn: ({ signal }) => dataProvider.getList(resource.name, { ...params, signal }),
    staleTime: rowsFresh,
  });
}
