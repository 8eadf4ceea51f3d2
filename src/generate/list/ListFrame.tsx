import { ListBase, useStore } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { hiddenKey, listState, rowsFresh, rowsMeta } from '../../data/listState.ts';

interface ListFrameProps {
  readonly resource: Resource;
  readonly children: ReactNode;
}

const none: readonly string[] = [];

/** The state of a list: sort and page by schema, stored in the URL and remembered. Its body shows errors. */
export function ListFrame({ resource, children }: ListFrameProps) {
  const [hidden] = useStore(hiddenKey(resource), none);
  const meta = useMemo(() => rowsMeta(resource, hidden), [resource, hidden]);
  return (
    <ListBase
      resource={resource.name}
      {...listState(resource)}
      queryOptions={{ staleTime: rowsFresh, retry: false, onError: () => undefined, meta }}
    >
      {children}
    </ListBase>
  );
}
