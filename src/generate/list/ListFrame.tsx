import { ListBase } from 'ra-core';
import type { ReactNode } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { listState, rowsFresh } from '../../data/listState.ts';

interface ListFrameProps {
  readonly resource: Resource;
  readonly children: ReactNode;
}

/** The state of a list: sorted and paged as its schema says, kept in the URL and remembered. Its body shows failures. */
export function ListFrame({ resource, children }: ListFrameProps) {
  return (
    <ListBase
      resource={resource.name}
      {...listState(resource)}
      queryOptions={{ staleTime: rowsFresh, retry: false, onError: () => undefined }}
    >
      {children}
    </ListBase>
  );
}
