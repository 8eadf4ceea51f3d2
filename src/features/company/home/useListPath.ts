import { useCreatePath } from '../../../data/createPath.ts';
import type { ListFilter } from '../../../../domain/company/home/lists.ts';

/** Returns the URL of a filtered list. */
export function useListPath(): (resource: string, filter: ListFilter) => string {
  const createPath = useCreatePath();
  return (resource, filter) =>
    `${createPath({ resource, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
