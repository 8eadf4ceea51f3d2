import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  getQuery,
  parseQueryFromLocation,
  useDataProvider,
  useStoreContext,
  type DataProvider,
  type Store,
} from 'react-admin';
import type { Resource } from '../../schemas/resource.ts';
import { hiddenFirst, hiddenKey, listState, rowsFresh, rowsMeta, sizeKey } from './listState.ts';
import { askAhead } from './reactAdminCache.ts';
import { resourceOf } from './resources.ts';

/** The query client and store of an area's lists. */
export interface Lists {
  readonly dataProvider: DataProvider;
  readonly queryClient: QueryClient;
  readonly store: Store;
}

/** Requests the first rows of a list. The list itself repeats and reports failures. */
export function askForRows(resource: Resource, lists: Lists, search = ''): Promise<void> {
  const { sort, perPage, storeKey } = listState(resource, lists.store.getItem<number>(sizeKey(resource.name)));
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: lists.store.getItem(storeKey, {}),
    filterDefaultValues: undefined,
    sort,
    perPage,
  });
  const params = {
    pagination: { page: query.page, perPage: query.perPage },
    sort: { field: query.sort, order: query.order },
    filter: { ...query.filter },
    meta: rowsMeta(resource, lists.store.getItem<readonly string[]>(hiddenKey(resource)) ?? hiddenFirst(resource)),
  };
  return askAhead(lists, resource.name, params, rowsFresh);
}

/** Returns a function that requests the rows of a list before it opens. */
export function useAskForRows(): (resource: string) => void {
  const lists = { dataProvider: useDataProvider(), queryClient: useQueryClient(), store: useStoreContext() };
  return (resource) => void askForRows(resourceOf(resource), lists);
}
