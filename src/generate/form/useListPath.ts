import { useCreatePath } from '../../data/createPath.ts';
import type { Resource } from '../../../schemas/resource.ts';

/** Returns the URL of a resource's list. */
export function useListPath({ name }: Resource): string {
  return useCreatePath()({ resource: name, type: 'list' });
}
