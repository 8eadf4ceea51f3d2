import { useMe } from '../../../access/useMe.ts';
import { useCreatePath } from '../../../data/createPath.ts';
import type { ListFilter } from '../../../../domain/company/home/lists.ts';

/** Returns the URL of a list, filtered or not; none for a list that the user may not read. */
export function useListPath(): (resource: string, filter?: ListFilter) => string | undefined {
  const createPath = useCreatePath();
  const me = useMe();
  return (resource, filter) => {
    if (me && !me.permissions.includes(`${resource}:list`)) return undefined;
    const path = createPath({ resource, type: 'list' });
    return filter ? `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}` : path;
  };
}
