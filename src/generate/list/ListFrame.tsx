import { ListBase } from 'ra-core';
import type { ReactNode } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { defaultPageSize } from './ListPagination.tsx';
import { listKey } from './useColumns.ts';

/** How long a page of a list counts as fresh (specification §9). */
const staleTime = 5_000;

interface ListFrameProps {
  readonly resource: Resource;
  readonly children: ReactNode;
}

/** The state of a list: sorted and paged as its schema says, kept in the URL and remembered. Its body shows failures. */
export function ListFrame({ resource, children }: ListFrameProps) {
  return (
    <ListBase
      resource={resource.name}
      sort={{ ...resource.list.sort }}
      perPage={defaultPageSize}
      storeKey={listKey(resource)}
      queryOptions={{ staleTime, retry: false, onError: () => undefined }}
    >
      {children}
    </ListBase>
  );
}
