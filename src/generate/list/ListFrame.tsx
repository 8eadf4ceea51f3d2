import type { Query } from '@tanstack/react-query';
import { ListBase, useStore, type GetListResult, type RaRecord } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { ChoosingProvider } from './bulk/Choosing.tsx';
import { followed } from '../refreshInterval.ts';
import { useBackToAll } from './useBackToAll.ts';
import { PanelProvider } from './panel/PanelProvider.tsx';
import { hiddenFirst, hiddenKey, listState, rowsFresh, rowsMeta, sizeKey } from '../../data/listState.ts';

interface ListFrameProps {
  readonly resource: Resource;
  readonly children: ReactNode;
}

type RowsQuery = Query<GetListResult<RaRecord>>;

/**
 * The state of a list: sort and page by schema, stored in the URL and remembered. Its body shows errors. Rows that others may
 * change are read again.
 */
export function ListFrame({ resource, children }: ListFrameProps) {
  useBackToAll(resource);
  const [hidden] = useStore(hiddenKey(resource), hiddenFirst(resource));
  const [size] = useStore<number | undefined>(sizeKey(resource.name));
  const meta = useMemo(() => rowsMeta(resource, hidden), [resource, hidden]);
  const queryOptions = {
    staleTime: rowsFresh,
    retry: false,
    onError: () => undefined,
    meta,
    refetchInterval: (query: RowsQuery) => followed(resource, query.state.data?.data)(query),
  };
  return (
    <ListBase resource={resource.name} {...listState(resource, size)} queryOptions={queryOptions}>
      <ChoosingProvider>
        <PanelProvider resource={resource}>{children}</PanelProvider>
      </ChoosingProvider>
    </ListBase>
  );
}
