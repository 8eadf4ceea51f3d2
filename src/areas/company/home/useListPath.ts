import { useCreatePath } from '../../../data/createPath.ts';
import type { ListFilter } from '../../../../domain/home/lists.ts';

/** Where the list of a resource is, narrowed. */
export function useListPath(): (resource: string, filter: ListFilter) => string {
  const createPath = useCreatePath();
  return (resource, filter) =>
    `${createPath({ resource, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
